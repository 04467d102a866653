import { checkMove } from '../moves.ts'
import type { Instant } from '../time/calendar.ts'
import type { Booking } from './booking.ts'
import { bookingMoves } from './booking-moves.ts'

/** A guest may cancel until the booked hour; after it only the venue says what happened. */
export function canCancel({ state }: Pick<Booking, 'state'>, startsAt: Instant, now: Instant): boolean {
  return checkMove(bookingMoves, state, 'cancelled').allowed && now < startsAt
}
