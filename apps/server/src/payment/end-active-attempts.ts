import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { SessionId, ShareId, SiteId } from '@comanda/rules/ids'
import { listActiveAttempts, type StoredAttempt, type SubjectKey } from './attempt.repository.ts'
import type { PaymentsKit } from './payments-kit.ts'
import { askProvider } from './query-attempt.ts'
import { type Outcome, settleAttempt } from './settle-attempt.ts'
import { endAtProvider } from './turn-back.ts'

interface OwnShare {
  readonly siteId: SiteId
  readonly sessionId: SessionId | null
  readonly shareId: ShareId
}

/**
 * Checks earlier attempts before another one. One that may have been charged blocks the new attempt; one that the diner
 * abandoned is ended, and if its yes still comes, the money is refunded.
 */
export async function endActiveAttempts(kit: PaymentsKit, siteId: SiteId, of: SubjectKey): Promise<Refusal | null> {
  return endAttempts(kit, await listActiveAttempts(kit.database, siteId, of))
}

/** A visitor gives up a share: only what they began themselves is ended. */
export async function endOwnAttempts(
  kit: PaymentsKit,
  { siteId, sessionId, shareId }: OwnShare,
): Promise<Refusal | null> {
  const begun = await listActiveAttempts(kit.database, siteId, { shareId })
  return endAttempts(
    kit,
    begun.filter((attempt) => sessionId !== null && attempt.sessionId === sessionId),
  )
}

async function endAttempts(kit: PaymentsKit, attempts: readonly StoredAttempt[]): Promise<Refusal | null> {
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
