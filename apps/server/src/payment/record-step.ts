import type { PaymentStep } from '@comanda/payments/provider/payment-step'
import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import { transact } from '../database/transact.ts'
import { publish } from '../live/publish.ts'
import { getSubject } from '../subject/paid-subject.ts'
import { lockAttempt, type StoredAttempt, saveTrace } from './attempt.repository.ts'
import { moveAttempt } from './attempt-move.repository.ts'
import type { PaymentsKit } from './payments-kit.ts'
import { atBankMs, toNextQuery } from './query-schedule.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Stores what the provider wants next. A notification may have come first: then what it settled stays. */
export async function recordStep(
  kit: PaymentsKit,
  attempt: StoredAttempt,
  step: PaymentStep,
  cause: string,
): Promise<StoredAttempt> {
  const now = kit.now()
  const { siteId, id, provider } = attempt
  await saveTrace(kit.database, {
    siteId,
    attemptId: id,
    provider,
    kind: 'reply',
    verified: step.kind !== 'unknown' && step.kind !== 'not-sent',
    body: toTraceBody(step),
    at: now,
  })
  if (step.kind === 'approved' || step.kind === 'declined') return settleAttempt(kit, attempt, step, cause)
  return transact(kit.database, async (tx) => {
    const subject = getSubject(kit.subjects, attempt)
    await subject.lock(tx, attempt)
    const current = await lockAttempt(tx, siteId, id)
    if (current.state !== 'submitted' && current.state !== 'challenged') return current
    const moved = await moveAttempt(tx, current, { ...toChange(current, step, now), cause, at: now })
    if (step.kind === 'not-sent') await subject.release(tx, moved, now)
    await publish(tx, siteId, 'payments', { kind: 'payment-changed', attempt: id })
    return moved
  })
}

type Waiting = Exclude<PaymentStep, { kind: 'approved' | 'declined' }>

function toChange(current: StoredAttempt, step: Waiting, now: Instant) {
  const { resume } = current
  if (step.kind === 'not-sent' && current.state === 'submitted') {
    return { to: 'failed-before-send' as const, fields: { nextQueryAt: null, resume: { ...resume, step: null } } }
  }
  // During a challenge the bank may know more than we do, so nothing counts as unsent there.
  if (step.kind === 'unknown' || step.kind === 'not-sent') {
    return {
      to: 'unknown' as const,
      fields: { nextQueryAt: toNextQuery(now, 0), queries: 0, resume: { ...resume, step: null } },
    }
  }
  return {
    to: 'challenged' as const,
    fields: {
      resume: { ...resume, step, provider: step.resume ?? null },
      nextQueryAt: later(now, atBankMs),
      ...(step.reference === undefined ? {} : { providerReference: step.reference }),
    },
  }
}

/** The answer that came back, without anything that could be used to pay. */
function toTraceBody(step: PaymentStep): unknown {
  if (step.kind === 'approved') {
    const { reference, authorisation, amount } = step.receipt
    return { kind: step.kind, reference, authorisation, amount }
  }
  return step.kind === 'declined' ? step : { kind: step.kind }
}
