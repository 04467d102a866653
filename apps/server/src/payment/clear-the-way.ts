import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { StoredAttempt } from './attempt.repository.ts'
import type { PaymentsKit } from './payments-kit.ts'
import { askProvider } from './query-attempt.ts'
import { settleAttempt } from './settle-attempt.ts'

/**
 * Before another try: what became of the earlier ones? One that may have been charged keeps the way shut; one that the
 * diner walked away from is ended, and should its yes come after all, the money goes back.
 */
export async function clearTheWay(kit: PaymentsKit, attempts: readonly StoredAttempt[]): Promise<Refusal | null> {
  for (const attempt of attempts) {
    if (attempt.state === 'created') continue
    if (attempt.state === 'submitted') return refusal('payment-in-progress')
    const answer = await askProvider(kit, attempt)
    if (answer.kind === 'approved' || answer.kind === 'declined') {
      await settleAttempt(kit, attempt, answer, 'query')
      if (answer.kind === 'approved') return refusal('already-paid')
    } else if (attempt.state === 'challenged' && (answer.kind === 'pending' || answer.kind === 'absent')) {
      await settleAttempt(kit, attempt, { kind: 'expired' }, 'abandoned')
    } else {
      return refusal('payment-in-progress')
    }
  }
  return null
}
