import { findHandMethod } from '@comanda/payments/server/providers'
import type { AttemptId, SiteId } from '@comanda/rules/ids'
import type { DeliveryPayment } from '@comanda/rules/payment/payment-choice'
import type { Tx } from '../database/database.ts'
import { lockAttempt } from './attempt.repository.ts'
import { saveMethod } from './attempt-method.repository.ts'

interface Noted {
  readonly siteId: SiteId
  readonly attemptId: AttemptId
}

/** Money that came in by hand, locked. */
export async function lockNotedMoney(tx: Tx, { siteId, attemptId }: Noted) {
  const { state, captured, refunded } = await lockAttempt(tx, siteId, attemptId)
  return { captured, hasGoneBack: state !== 'approved' || refunded > 0 }
}

/** It is counted among the money of another means from now on. The caller has locked it and asked whether that may be. */
export async function noteAnotherMeans(tx: Tx, { siteId, attemptId }: Noted, by: DeliveryPayment): Promise<void> {
  const provider = findHandMethod(by)
  if (provider === undefined) throw new Error(`nobody takes money by ${by}`)
  await saveMethod(tx, { siteId, attemptId, provider })
}
