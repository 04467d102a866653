import type { Instant } from '../time/calendar.ts'
import type { Booking, BookingState } from './booking.ts'

/** Whoever has arrived talks to the venue. */
const cancellable: readonly BookingState[] = ['held', 'confirmed']

/** A guest may cancel until the booked hour; after it only the venue says what happened. */
export function canCancel({ state }: Pick<Booking, 'state'>, startsAt: Instant, now: Instant): boolean {
  return cancellable.includes(state) && now < startsAt
}
