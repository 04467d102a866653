import type { BookingState } from '../booking/booking.ts'
import type { OrderStatus } from '../cart/order.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { AttemptState } from './attempt.ts'

/** Every legal step of a life. Nothing else may write the state. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>

/**
 * A verified yes is believed whatever was thought before: the bank may answer after our clock ran out (a late yes),
 * or say no and then yes when the diner tries again. Money that came in goes back only by a refund, never by an event.
 */
export const attemptMoves: Moves<AttemptState> = {
  created: ['submitted', 'approved', 'failed-before-send', 'expired'],
  submitted: ['challenged', 'approved', 'declined', 'unknown', 'failed-before-send'],
  challenged: ['approved', 'declined', 'unknown', 'expired'],
  // Only a query or a notification resolves it.
  unknown: ['approved', 'declined', 'expired'],
  declined: ['approved'],
  'failed-before-send': ['approved'],
  expired: ['approved'],
  approved: ['refunding'],
  // A refund the bank refuses leaves the money where it was, and a task for staff.
  refunding: ['refunded', 'approved'],
  refunded: [],
}

export const orderStatusMoves: Moves<OrderStatus> = {
  'on-hold': ['preparing', 'cancelled'],
  // What is eaten at a table is never bagged.
  preparing: ['bagging', 'ready', 'cancelled'],
  bagging: ['ready', 'cancelled'],
  ready: ['picked-up', 'cancelled'],
  'picked-up': [],
  cancelled: [],
}

export const bookingMoves: Moves<BookingState> = {
  held: ['confirmed', 'expired', 'cancelled'],
  confirmed: ['seated', 'no-show', 'cancelled'],
  // A late yes of the deposit, while the seats are still free.
  expired: ['confirmed'],
  // Guests who come after all.
  'no-show': ['seated'],
  seated: [],
  cancelled: [],
}

/** The second caller with the same news finds it done: that is no mistake, but no move either. */
export function checkMove<State extends string>(
  moves: Moves<State>,
  from: State,
  to: State,
): Verdict<'already-there' | 'illegal-move'> {
  if (from === to) return refuse('already-there')
  return moves[from].includes(to) ? allowed : refuse('illegal-move')
}

export function isFinal<State extends string>(moves: Moves<State>, state: State): boolean {
  return moves[state].length === 0
}
