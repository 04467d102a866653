import type { ReplyOf } from '@comanda/contract/call'
import { setBooking } from '@comanda/contract/calls/booking'
import type { NextStep } from '@comanda/contract/entities/payment-result'
import { isRefusal } from '@comanda/contract/refusals'
import { type AttemptId, toId } from '@comanda/rules/ids'
import type { Store } from '@comanda/rules/venue/store'
import { orNull } from '@comanda/screen/or-null'
import { followPayment } from '../payment/follow-payment.ts'
import { call } from '../state/client.ts'
import { untilGone } from '../state/leave-page.ts'
import { dropPending, type PendingBooking, type PendingChange, readPending } from './pending-booking.ts'
import { readBookableStores } from './read-booking.ts'

export type SettledDeposit =
  | { readonly kind: 'made'; readonly pending: PendingBooking; readonly store: Store; readonly made: MadeReply }
  | { readonly kind: 'changed'; readonly pending: PendingChange }
  | { readonly kind: 'paid' }
  | { readonly kind: 'over'; readonly message: string; readonly pending: PendingBooking | PendingChange | null }

type MadeReply = ReplyOf<typeof setBooking>

interface DepositAsked {
  readonly attempt: AttemptId
  readonly signal: AbortSignal
  /** Called once for each step that the bank asks for. */
  readonly onStep: (next: NextStep) => void
}

/** Asks until the bank has decided, and then for the booking. */
export async function settleDeposit(asked: DepositAsked): Promise<SettledDeposit> {
  const { attempt, signal, onStep } = asked
  // The table is held longer than an order waits.
  const result = await followPayment(attempt, { signal, take: onStep, patience: Number.POSITIVE_INFINITY })
  if (result === undefined) return untilGone()
  const isPaid = !isRefusal(result) && result.state === 'paid'
  return isPaid ? finish(attempt) : { kind: 'over', message: result.message, pending: readPending(attempt) }
}

/** The booking is sent once more with its payment; the server finds it, so nothing is made twice. */
async function finish(attempt: AttemptId): Promise<SettledDeposit> {
  const pending = readPending(attempt)
  if (pending === null) return { kind: 'paid' }
  if (pending.kind === 'change') {
    dropPending()
    return { kind: 'changed', pending }
  }
  const wish = { ...pending.wish, depositAttemptId: toId<AttemptId>(attempt) }
  const [made, stores] = await Promise.all([orNull(call(setBooking, wish)), orNull(readBookableStores())])
  const store = stores?.find(({ id }) => id === wish.storeId)
  if (made === null || store === undefined) return { kind: 'paid' }
  dropPending()
  return { kind: 'made', pending, store, made }
}
