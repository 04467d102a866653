import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { StoredAttempt } from './attempt.repository.ts'
import type { PaymentsKit } from './payments-kit.ts'
import { askProvider } from './query-attempt.ts'
import { type Outcome, settleAttempt } from './settle-attempt.ts'
import { endAtProvider } from './turn-back.ts'

/**
 * Checks earlier attempts before another one. One that may have been charged blocks the new attempt; one that the diner
 * abandoned is ended, and if its yes still comes, the money is refunded.
 */
export async function clearTheWay(kit: PaymentsKit, attempts: readonly StoredAttempt[]): Promise<Refusal | null> {
  for (const attempt of attempts) {
    if (attempt.state === 'created') continue
    if (attempt.state === 'submitted') return refusal('payment-in-progress')
    const answer = await askProvider(kit, attempt)
    const isDecided = answer.kind === 'approved' || answer.kind === 'declined'
    const isLeft = attempt.state === 'challenged' && (answer.kind === 'pending' || answer.kind === 'absent')
    const outcome = isDecided ? answer : isLeft ? await endLeft(kit, attempt) : undefined
    if (outcome === undefined) return refusal('payment-in-progress')
    await settleAttempt(kit, attempt, outcome, isLeft ? 'abandoned' : 'query')
    if (outcome.kind === 'approved') return refusal('already-paid')
  }
  return null
}

/** Undefined where it may still become money, as a capture that the provider looks at. No card was declined here. */
async function endLeft(kit: PaymentsKit, attempt: StoredAttempt): Promise<Outcome | undefined> {
  const ended = await endAtProvider(kit, attempt)
  if (ended?.kind === 'approved') return ended
  return ended?.kind === 'pending' || ended?.kind === 'unknown' ? undefined : { kind: 'expired' }
}
