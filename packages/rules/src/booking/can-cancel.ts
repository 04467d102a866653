import { bookingMoves, checkMove } from '../payment/moves.ts'
import type { Instant, TimeZone } from '../time/calendar.ts'
import { toInstant } from '../time/store-moment.ts'
import type { Booking } from './booking.ts'

/** A guest may cancel until the booked hour; after it only the venue says what happened. */
export function canCancel(booking: Pick<Booking, 'state' | 'date' | 'at'>, now: Instant, timeZone: TimeZone): boolean {
  return (
    checkMove(bookingMoves, booking.state, 'cancelled').allowed && now < toInstant(booking.date, booking.at, timeZone)
  )
}
