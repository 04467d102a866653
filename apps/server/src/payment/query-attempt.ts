import type { QueryAnswer } from '@comanda/payments/provider/payment-provider'
import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import { transact } from '../database/transact.ts'
import { lockAttempt, type StoredAttempt, saveTrace } from './attempt.repository.ts'
import { moveAttempt } from './attempt-move.repository.ts'
import { claimQuestion } from './due-attempt.repository.ts'
import { saveBreak } from './ledger.repository.ts'
import { getDesk, type PaymentsKit, toCharge } from './payments-kit.ts'
import { askPauseMs, giveUpMs, isPageOpen, lifeMs, lostCallMs, toNextQuery } from './query-schedule.ts'
import { type Outcome, settleAttempt } from './settle-attempt.ts'
import { endAtProvider } from './turn-back.ts'

/** Asks the provider what happened to an attempt, and stores the answer. */
export async function askProvider(kit: PaymentsKit, attempt: StoredAttempt): Promise<QueryAnswer> {
  const desk = await getDesk(kit, attempt)
  const answer = await desk.query(toCharge(attempt))
  await saveTrace(kit.database, {
    siteId: attempt.siteId,
    attemptId: attempt.id,
    provider: attempt.provider,
    kind: 'query',
    verified: answer.kind !== 'unknown',
    body: { kind: answer.kind },
    at: kit.now(),
  })
  return answer
}

/** Asks because a page waits, unless it was asked for a page a moment ago: pages look twice a second. */
export async function queryForPage(kit: PaymentsKit, attempt: StoredAttempt): Promise<StoredAttempt> {
  const now = kit.now()
  const isFirst = await claimQuestion(kit.database, attempt, { now, lastBefore: later(now, -askPauseMs) })
  return isFirst ? queryAttempt(kit, attempt) : attempt
}

/** Settles an attempt that got no answer, or says when to ask again. Whoever asks for many hears each answer. */
export async function queryAttempt(
  kit: PaymentsKit,
  attempt: StoredAttempt,
  hear: (answer: QueryAnswer) => void = () => {},
): Promise<StoredAttempt> {
  const now = kit.now()
  // Nothing was sent, so there is nobody to ask.
  if (attempt.state === 'created') return settleAttempt(kit, attempt, { kind: 'expired' }, 'life-over')
  const answer = await askProvider(kit, attempt)
  hear(answer)
  if (attempt.state === 'expired' && answer.kind !== 'approved') return askUntilClosed(kit, attempt, answer)
  if (answer.kind === 'approved' || answer.kind === 'declined') return settleAttempt(kit, attempt, answer, 'query')
  if (isOver(attempt, answer, now)) {
    await leaveSubmitted(kit, attempt, now)
    return settleAttempt(kit, attempt, await endForGood(kit, attempt), 'life-over')
  }
  return askLater(kit, attempt, now)
}

/**
 * A share is wanted by the rest of the table, so it ends before the bank's own page does: there it is ended too, where
 * the bank can do that, and it may turn out to be paid.
 */
async function endForGood(kit: PaymentsKit, attempt: StoredAttempt): Promise<Outcome> {
  const ended = attempt.billShareId === null ? undefined : await endAtProvider(kit, attempt)
  return ended?.kind === 'approved' ? ended : { kind: 'expired' }
}

/** After its life the diner cannot pay any more; an attempt unknown to the provider need not be waited for. */
function isOver(attempt: StoredAttempt, answer: QueryAnswer, now: Instant): boolean {
  const isOld = now - attempt.createdAt >= lifeMs(attempt)
  if (answer.kind === 'absent') return isOld || (attempt.state !== 'challenged' && attempt.queries >= 2)
  return answer.kind === 'pending' && isOld
}

/** Its process died while asking: it may end only from the state `unknown`. */
async function leaveSubmitted(kit: PaymentsKit, attempt: StoredAttempt, now: Instant): Promise<void> {
  if (attempt.state !== 'submitted') return
  await transact(kit.database, async (tx) => {
    const current = await lockAttempt(tx, attempt.siteId, attempt.id)
    if (current.state === 'submitted') await moveAttempt(tx, current, { to: 'unknown', cause: 'call-lost', at: now })
  })
}

/** It was ended while its page at the bank was open. A silent bank is asked on: the diner may have paid just before. */
async function askUntilClosed(kit: PaymentsKit, attempt: StoredAttempt, answer: QueryAnswer): Promise<StoredAttempt> {
  const now = kit.now()
  const isUndecided = answer.kind === 'unknown' ? now - attempt.createdAt <= giveUpMs : isPageOpen(attempt, now)
  if (answer.kind !== 'declined' && isUndecided) return attempt
  return transact(kit.database, async (tx) => {
    const current = await lockAttempt(tx, attempt.siteId, attempt.id)
    if (current.state !== 'expired') return current
    return moveAttempt(tx, current, { to: 'expired', cause: 'query', at: now, fields: { nextQueryAt: null } })
  })
}

async function askLater(kit: PaymentsKit, attempt: StoredAttempt, now: Instant): Promise<StoredAttempt> {
  return transact(kit.database, async (tx) => {
    const current = await lockAttempt(tx, attempt.siteId, attempt.id)
    if (current.state !== attempt.state) return current
    // A yes may be read at any time, but whoever made the call may still wait for its answer, and stores it.
    const isAsking = current.state === 'submitted' && now - (current.submittedAt ?? now) < lostCallMs
    if (isAsking) return current
    // The diner has not finished, or the bank's books are late. Neither is a fault: it stays due for every round, and a
    // round begins with those that were not asked about for the longest time, also when the one before was cut short.
    if (current.state === 'challenged' && now - current.createdAt < lifeMs(current)) {
      if (current.nextQueryAt === null || current.nextQueryAt > now) return current
      return moveAttempt(tx, current, { to: 'challenged', cause: 'query', at: now, fields: { nextQueryAt: now } })
    }
    const queries = current.queries + 1
    const gaveUp = now - current.createdAt > giveUpMs
    if (gaveUp) {
      kit.alarm(`nobody can say what became of attempt ${attempt.id}`)
      await saveBreak(tx, current, 'never-answered', { queries })
    }
    return moveAttempt(tx, current, {
      to: current.state === 'submitted' ? 'unknown' : current.state,
      cause: 'query',
      at: now,
      fields: { queries, nextQueryAt: gaveUp ? null : toNextQuery(now, queries) },
    })
  })
}
