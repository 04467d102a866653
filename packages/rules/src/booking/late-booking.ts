import type { Instant } from '../time/calendar.ts'
import { addMinutes } from '../time/store-moment.ts'
import type { Booking } from './booking.ts'

/** So long after its hour a booking is shown as late; nothing else happens to it by itself (DAY-055). */
export const lateMinutes = 15

export function isLate(
  { state, startsAt }: Pick<Booking, 'state'> & { readonly startsAt: Instant },
  now: number,
): boolean {
  return state === 'confirmed' && now >= addMinutes(startsAt, lateMinutes)
}
