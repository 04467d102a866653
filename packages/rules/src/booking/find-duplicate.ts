import { toEmailKey } from '../customer/email.ts'
import { toDialled, toPhone } from '../customer/phone.ts'
import type { Instant, IsoDate, Minute } from '../time/calendar.ts'
import type { Booking, Guest } from './booking.ts'
import { takesSeats } from './covers.ts'

type OtherBooking = Pick<Booking, 'date' | 'at' | 'state' | 'heldUntil'> & {
  readonly guest: Pick<Guest, 'email' | 'phone'>
}

export type Duplicate = { readonly kind: 'same-hour' | 'other-hour'; readonly at: Minute }

/** Finds a booking of the same e-mail or phone on that day, first of all one at the same hour (BOOKING-025). */
export function findDuplicate(
  bookings: readonly OtherBooking[],
  wish: { readonly guest: Pick<Guest, 'email' | 'phone'>; readonly date: IsoDate; readonly at: Minute },
  now: Instant,
): Duplicate | undefined {
  const own = bookings.filter(
    (booking) => booking.date === wish.date && takesSeats(booking, now) && isSameGuest(booking.guest, wish.guest),
  )
  const found = own.find((booking) => booking.at === wish.at) ?? own[0]
  if (found === undefined) return undefined
  return { kind: found.at === wish.at ? 'same-hour' : 'other-hour', at: found.at }
}

function isSameGuest(one: Pick<Guest, 'email' | 'phone'>, other: Pick<Guest, 'email' | 'phone'>): boolean {
  const isSame = (key: (guest: Pick<Guest, 'email' | 'phone'>) => string) => key(one) !== '' && key(one) === key(other)
  return (
    isSame((guest) => toEmailKey(guest.email)) ||
    isSame((guest) => (guest.phone.trim() === '' ? '' : toDialled(toPhone(guest.phone))))
  )
}
