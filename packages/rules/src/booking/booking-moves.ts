import type { Moves } from '../moves.ts'
import type { BookingState } from './booking.ts'

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
