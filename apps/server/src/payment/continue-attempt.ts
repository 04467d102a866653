import type { DinerAnswer } from '@comanda/payments/provider/payment-provider'
import { type AuthenticationPhase, findPhase } from '@comanda/payments/provider/payment-step'
import { peekAnswer } from '@comanda/payments/server/providers'
import { transact } from '../database/transact.ts'
import { isPlainData } from '../http/plain-data.ts'
import { findAttemptByReference, lockAttempt, type StoredAttempt } from './attempt.repository.ts'
import { moveAttempt } from './attempt-move.repository.ts'
import { getDesk, type PaymentsKit, toCharge } from './payments-kit.ts'
import { recordStep } from './record-step.ts'

/**
 * The answer that a browser brought back from 3-D Secure. It names its authentication; it counts only if this server
 * began that one and is waiting for exactly this answer: a foreign or repeated answer changes nothing.
 */
export async function continueAttempt(
  kit: PaymentsKit,
  phase: AuthenticationPhase,
  answer: DinerAnswer,
): Promise<StoredAttempt | undefined> {
  const subject = peekAnswer(answer)
  if (!isPlainData(subject)) return undefined
  const found = subject && (await findAttemptByReference(kit.database, subject.methods, subject.reference))
  return found && (await resumeAttempt(kit, found, phase, answer))
}

/** The hidden step may never end: after ten seconds the payment goes on without it. */
export async function resumeAttempt(
  kit: PaymentsKit,
  attempt: StoredAttempt,
  phase: AuthenticationPhase,
  answer: DinerAnswer,
): Promise<StoredAttempt> {
  const claimed = await claim(kit, attempt, phase)
  if (claimed === undefined) return attempt
  const desk = await getDesk(kit, claimed)
  return recordStep(kit, claimed, await desk.resume(toCharge(claimed), answer), phase)
}

/** The answer is marked as used before the bank is asked, so that a second one finds nothing to continue. */
async function claim(
  kit: PaymentsKit,
  { siteId, id }: StoredAttempt,
  phase: AuthenticationPhase,
): Promise<StoredAttempt | undefined> {
  return transact(kit.database, async (tx) => {
    const current = await lockAttempt(tx, siteId, id)
    const { step } = current.resume
    if (current.state !== 'challenged' || step === null || findPhase(step) !== phase) return undefined
    return moveAttempt(tx, current, {
      to: 'challenged',
      cause: phase,
      at: kit.now(),
      fields: { resume: { ...current.resume, step: null } },
    })
  })
}
