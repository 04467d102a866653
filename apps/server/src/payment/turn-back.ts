import type { QueryAnswer } from '@comanda/payments/provider/payment-provider'
import { isPlainData } from '../http/plain-data.ts'
import { findAttemptByOrder, type StoredAttempt } from './attempt.repository.ts'
import { getDesk, type PaymentsKit, toCharge } from './payments-kit.ts'
import { settleAttempt } from './settle-attempt.ts'

/**
 * The diner left the provider's page without paying. The payment is ended at the provider before it is ended here, so
 * that nobody can pay it later; one that was paid after all is paid. Its number is known to the provider and the diner
 * alone, and whoever else knew it could end only what was not paid.
 */
export async function turnBack(kit: PaymentsKit, merchantOrder: string): Promise<StoredAttempt | undefined> {
  if (!isPlainData(merchantOrder)) return undefined
  const attempt = await findAttemptByOrder(kit.database, merchantOrder)
  if (attempt?.state !== 'challenged') return attempt
  const answer = await endAtProvider(kit, attempt)
  const isOver = answer?.kind === 'approved' || answer?.kind === 'declined'
  return isOver ? settleAttempt(kit, attempt, answer, 'turned-back') : attempt
}

/** Ends what its diner did not pay; undefined where the provider has no such thing. */
export async function endAtProvider(kit: PaymentsKit, attempt: StoredAttempt): Promise<QueryAnswer | undefined> {
  const desk = await getDesk(kit, attempt)
  return desk.abandon?.(toCharge(attempt))
}
