import type { CardToken, PaymentStep } from '@comanda/payments/provider/payment-step'
import { checkMove } from '@comanda/rules/moves'
import { attemptMoves } from '@comanda/rules/payment/attempt-moves'
import { decideOnYes } from '@comanda/rules/payment/settle'
import type { Instant } from '@comanda/rules/time/calendar'
import { keepCard } from '../customer/keep-card.ts'
import type { Tx } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { publish } from '../live/publish.ts'
import { addTries } from '../session/limit-tries.ts'
import { getSubject, type PaidSubject } from '../subject/paid-subject.ts'
import { leaveOrderOf, lockAttempt, type StoredAttempt } from './attempt.repository.ts'
import { moveAttempt } from './attempt-move.repository.ts'
import { leavePosting, saveBreak, saveRefund } from './ledger.repository.ts'
import { limitDeclines } from './limit-declines.ts'
import type { PaymentsKit } from './payments-kit.ts'
import { isPageOpen } from './query-schedule.ts'

/** How an attempt ended, verified by its provider, or because its time ran out. */
export type Outcome = Extract<PaymentStep, { kind: 'approved' | 'declined' }> | { readonly kind: 'expired' }

/**
 * The only place where money meets an order or a booking. Return, notification, query and sweep all come here, and the
 * second one finds it done. What was paid for is locked first, then the attempt: always in this order.
 */
export async function settleAttempt(
  kit: PaymentsKit,
  known: StoredAttempt,
  outcome: Outcome,
  cause: string,
): Promise<StoredAttempt> {
  const now = kit.now()
  const { siteId, id } = known
  return transact(kit.database, async (tx) => {
    // What an attempt is for never changes; whatever else is known of it may be old.
    const subject = getSubject(kit.subjects, known)
    await subject.lock(tx, known)
    const attempt = await lockAttempt(tx, siteId, id)
    const settling = { tx, kit, cause, now, attempt, subject }
    const settled =
      outcome.kind === 'approved' ? await takeYes(settling, outcome.receipt) : await takeNo(settling, outcome)
    if (settled !== attempt) {
      await publish(tx, siteId, 'payments', { kind: 'payment-changed', attempt: id })
    }
    return settled
  })
}

interface Settling {
  readonly attempt: StoredAttempt
  readonly subject: PaidSubject
  readonly tx: Tx
  readonly kit: PaymentsKit
  readonly cause: string
  readonly now: Instant
}

async function takeYes(
  { tx, kit, attempt, subject, cause, now }: Settling,
  receipt: Extract<Outcome, { kind: 'approved' }>['receipt'],
): Promise<StoredAttempt> {
  if (decideOnYes({ state: attempt.state, alreadyPaid: false, stillAvailable: true }) === 'nothing') return attempt
  if (receipt.amount !== attempt.amount) {
    kit.alarm(`a provider reports another amount than attempt ${attempt.id} asked for`)
    await saveBreak(tx, attempt, 'amount-differs', { asked: attempt.amount, reported: receipt.amount })
    return attempt
  }
  const approved = await moveAttempt(tx, attempt, {
    to: 'approved',
    cause,
    at: now,
    fields: {
      captured: attempt.amount,
      settledAt: now,
      nextQueryAt: null,
      declineReason: null,
      resume: { ...attempt.resume, step: null },
    },
  })
  const account = attempt.bookingId === null ? 'order' : 'booking'
  leavePosting(tx, approved, { from: 'provider', to: account, amount: attempt.amount, at: now })
  if (receipt.card !== undefined) await keepCardOf(tx, approved, receipt.card)
  const giving = await subject.give(tx, approved, now)
  const { state } = attempt
  const decision = decideOnYes({ state, alreadyPaid: giving === 'already-paid', stillAvailable: giving !== 'gone' })
  if (decision === 'settle') {
    if (typeof giving === 'string') return approved
    return leaveOrderOf(tx, approved, giving.orderId)
  }
  kit.alarm(`attempt ${attempt.id} was paid for what is no longer to be had; its money goes back`)
  await saveBreak(tx, approved, 'money-goes-back', { giving })
  await saveRefund(tx, approved, { amount: attempt.amount, reason: 'not-wanted', at: now })
  return moveAttempt(tx, approved, { to: 'refunding', cause: 'not-wanted', at: now, fields: { nextQueryAt: now } })
}

/** Only a customer with an account can keep a card, and only on request. */
async function keepCardOf(
  tx: Tx,
  { siteId, sale, savesCard, provider }: StoredAttempt,
  card: CardToken,
): Promise<void> {
  const customerId = sale?.customerId ?? null
  if (customerId !== null && savesCard) await keepCard(tx, { siteId, customerId }, { provider, ...card })
}

async function takeNo(
  { tx, attempt, subject, cause, now }: Settling,
  outcome: Exclude<Outcome, { kind: 'approved' }>,
): Promise<StoredAttempt> {
  const to = outcome.kind
  if (!checkMove(attemptMoves, attempt.state, to).allowed) return attempt
  // The bank's page outlives what was ended early, so its yes is looked for until nobody can pay there any more.
  const mayBePaid = to === 'expired' && attempt.state === 'challenged' && isPageOpen(attempt, now)
  const moved = await moveAttempt(tx, attempt, {
    to,
    cause,
    at: now,
    fields: {
      settledAt: now,
      nextQueryAt: mayBePaid ? now : null,
      declineReason: outcome.kind === 'declined' ? outcome.reason : null,
      resume: { ...attempt.resume, step: null },
    },
  })
  // An attempt whose form was only drawn holds nothing: what it names may be held by another one.
  if (attempt.state !== 'created') await subject.release(tx, moved, now)
  if (to === 'declined') {
    const { siteId, sessionId, resume } = moved
    await addTries(tx, { siteId, now }, limitDeclines({ sessionId, from: resume.from ?? null }))
  }
  return moved
}
