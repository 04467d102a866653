import { findHandMethod, findProvider, findWay } from '@comanda/payments/server/providers'
import type { AttemptId, SiteId } from '@comanda/rules/ids'
import type { DeliveryPayment } from '@comanda/rules/payment/payment-choice'
import type { Reader, Tx } from '../database/database.ts'
import { listPaidAttempts, lockAttempt, type PaidThing } from './attempt.repository.ts'
import { saveMethod } from './attempt-move.repository.ts'
import { listRefunds } from './ledger.repository.ts'

/** The payments that came in for something, as it happened: the oldest first. */
export async function listPayments(db: Reader, siteId: SiteId, thing: PaidThing) {
  const attempts = await listPaidAttempts(db, siteId, thing)
  return attempts.reverse().flatMap(({ id, provider, sessionId, captured }) => {
    const way = findWay(provider)
    return way === undefined ? [] : { id, way, amount: captured, sessionId }
  })
}

export type OrderMoney = Awaited<ReturnType<typeof listOrderMoney>>[number]

/** The payments of something with all that was asked back of each, the oldest first. */
export async function listOrderMoney(db: Reader, siteId: SiteId, thing: PaidThing) {
  const attempts = (await listPaidAttempts(db, siteId, thing)).reverse()
  const ids = attempts.map(({ id }) => id)
  const refunds = await listRefunds(db, siteId, ids)
  return attempts.flatMap(({ id, provider, captured, refunded, settledAt, createdAt }) => {
    const way = findWay(provider)
    if (way === undefined) return []
    return {
      id,
      way,
      isByHand: findProvider(provider)?.isByHand === true,
      amount: captured,
      refunded,
      at: settledAt ?? createdAt,
      refunds: refunds.filter(({ attemptId }) => attemptId === id),
    }
  })
}

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
