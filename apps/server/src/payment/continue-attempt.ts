import type { DinerAnswer } from '@comanda/payments/server/provider'
import { peekAnswer } from '@comanda/payments/server/provider-table'
import { findAttemptByReference, lockAttempt, moveAttempt, type StoredAttempt } from './attempt.repository.ts'
import { getDesk, type PaymentsKit, toCharge } from './payments-kit.ts'
import { recordStep } from './record-step.ts'

/**
 * What a browser brought back from 3-D Secure. The answer names its own authentication, and only one that this server
 * began, and that waits for exactly this, goes on: a foreign or a repeated answer changes nothing.
 */
export async function continueAttempt(
  kit: PaymentsKit,
  phase: 'method' | 'challenge',
  answer: DinerAnswer,
): Promise<StoredAttempt | undefined> {
  const subject = peekAnswer(answer)
  const found = subject && (await findAttemptByReference(kit.database, subject.method, subject.reference))
  return found && (await resumeAttempt(kit, found, phase, answer))
}

/** The hidden step has no end of its own: after ten seconds the way goes on without it. */
export async function resumeAttempt(
  kit: PaymentsKit,
  attempt: StoredAttempt,
  phase: 'method' | 'challenge',
  answer: DinerAnswer,
): Promise<StoredAttempt> {
  const claimed = await claim(kit, attempt, phase)
  if (claimed === undefined) return attempt
  const { provider, desk } = await getDesk(kit, claimed)
  return recordStep(kit, claimed, await provider.resume(toCharge(claimed), answer, desk), phase)
}

/** The answer is used up before the bank is asked, so that a second one finds nothing to go on with. */
async function claim(
  kit: PaymentsKit,
  { siteId, id }: StoredAttempt,
  phase: string,
): Promise<StoredAttempt | undefined> {
  return kit.database.transaction(async (tx) => {
    const current = await lockAttempt(tx, siteId, id)
    if (current.state !== 'challenged' || current.resume.step === null) return undefined
    if (current.resume.provider?.phase !== phase) return undefined
    return moveAttempt(tx, current, {
      to: 'challenged',
      cause: phase,
      at: kit.now(),
      fields: { resume: { ...current.resume, step: null } },
    })
  })
}
