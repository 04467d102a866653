import { cents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import type { Tx } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { getSubject } from '../subject/paid-subject.ts'
import { lockAttempt, type StoredAttempt } from './attempt.repository.ts'
import { moveAttempt } from './attempt-move.repository.ts'
import { claimRefund } from './due-attempt.repository.ts'
import { findOpenRefund, finishRefund, leavePosting, saveBreak } from './ledger.repository.ts'
import { getDesk, type PaymentsKit, toCharge } from './payments-kit.ts'
import { lostCallMs, toNextQuery } from './query-schedule.ts'

/**
 * Sends a requested refund. It is sent once, also when two instances find it at the same time: only one of them may,
 * because not every provider knows a key for a refund.
 */
export async function refundAttempt(kit: PaymentsKit, due: StoredAttempt): Promise<StoredAttempt> {
  const startedAt = kit.now()
  const attempt = await claimRefund(kit.database, due, { now: startedAt, until: later(startedAt, lostCallMs) })
  const order = attempt && (await findOpenRefund(kit.database, attempt))
  if (attempt === undefined || order === undefined) return due
  const desk = await getDesk(kit, attempt)
  const answer = await desk.refund(toCharge(attempt), {
    amount: order.amount,
    key: order.key,
    before: attempt.refunded,
  })
  const now = kit.now()
  return transact(kit.database, async (tx) => {
    // Two shares of one bill may go back at once: the order that counts both is locked before either of them.
    const subject = getSubject(kit.subjects, attempt)
    await subject.lock(tx, attempt)
    const current = await lockAttempt(tx, attempt.siteId, attempt.id)
    if (current.state !== 'refunding') return current
    if (answer.kind === 'unknown') {
      await finishRefund(tx, order, { state: 'unknown' })
      const queries = current.queries + 1
      return moveAttempt(tx, current, {
        to: 'refunding',
        cause: 'refund',
        at: now,
        fields: { queries, nextQueryAt: toNextQuery(now, queries) },
      })
    }
    if (answer.kind === 'refused') {
      kit.alarm(`a refund of attempt ${attempt.id} was refused: ${answer.detail}`)
      await finishRefund(tx, order, { state: 'failed', finishedAt: now })
      await saveBreak(tx, current, 'refund-refused', { detail: answer.detail })
      await subject.hearRefusedRefund?.(tx, current)
      return goOn(tx, current, { cause: 'refund-refused', now })
    }
    await finishRefund(tx, order, { state: 'done', providerReference: answer.reference, finishedAt: now })
    leavePosting(tx, current, { from: 'refund', to: 'provider', amount: order.amount, at: now })
    await subject.tellRefund(tx, current, order)
    return goOn(tx, { ...current, refunded: cents(current.refunded + order.amount) }, { cause: 'refund', now })
  })
}

/** A part of a payment may go back and later another part: what is still asked for is sent next. */
async function goOn(
  tx: Tx,
  attempt: StoredAttempt,
  { cause, now }: { readonly cause: string; readonly now: Instant },
): Promise<StoredAttempt> {
  const { refunded, captured } = attempt
  const hasMore = (await findOpenRefund(tx, attempt)) !== undefined
  const to = hasMore ? 'refunding' : refunded === captured ? 'refunded' : 'approved'
  return moveAttempt(tx, attempt, { to, cause, at: now, fields: { refunded, nextQueryAt: hasMore ? now : null } })
}
