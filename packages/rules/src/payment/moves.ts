import type { BookingState } from '../booking/booking.ts'
import type { OrderStatus } from '../cart/order.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { AttemptState } from './attempt.ts'

/** Every legal move of a state. Nothing else may change the state. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>

/**
 * A verified yes is always believed: the bank may answer after our time limit (a late yes), or say no and then yes when
 * the diner tries again. Money that was collected goes back only by a refund, never because of an event.
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
  // When the bank refuses a refund, the money stays collected and staff get a task.
  refunding: ['refunded', 'approved'],
  refunded: [],
}

export const orderStatusMoves: Moves<OrderStatus> = {
  'on-hold': ['preparing', 'cancelled'],
  // Dishes eaten at a table are never bagged.
  preparing: ['bagging', 'ready', 'cancelled'],
  bagging: ['ready', 'cancelled'],
  // Back to the kitchen is a recall (DAY-099).
  ready: ['picked-up', 'preparing', 'cancelled'],
  'picked-up': [],
  cancelled: [],
}

export const bookingMoves: Moves<BookingState> = {
  held: ['confirmed', 'expired', 'cancelled'],
  confirmed: ['seated', 'no-show', 'cancelled'],
  // The deposit was approved late, while the seats are still free.
  expired: ['confirmed'],
  // Guests may arrive after all.
  'no-show': ['seated'],
  seated: [],
  cancelled: [],
}

/** A second caller with the same news finds the move already done, which is neither an error nor a move. */
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
