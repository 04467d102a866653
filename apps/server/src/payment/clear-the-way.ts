import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { StoredAttempt } from './attempt.repository.ts'
import type { PaymentsKit } from './payments-kit.ts'
import { askProvider } from './query-attempt.ts'
import { settleAttempt } from './settle-attempt.ts'

/**
 * Checks earlier attempts before another one. One that may have been charged blocks the new attempt; one that the diner
 * abandoned is ended, and if its yes still comes, the money is refunded.
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
