import type { Moves } from '../moves.ts'
import type { BookingState } from './booking.ts'

/** What is taken back goes another way (`take-back.ts`). */
export const bookingMoves: Moves<BookingState> = {
  held: ['confirmed', 'expired', 'cancelled'],
  confirmed: ['arrived', 'seated', 'no-show', 'cancelled'],
  // The deposit was approved late, while the seats are still free.
  expired: ['confirmed'],
  arrived: ['seated', 'no-show', 'cancelled'],
  // Guests may come after all.
  'no-show': ['arrived', 'seated'],
  seated: ['left'],
  left: [],
  cancelled: [],
}
