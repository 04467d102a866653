import type { ResourceId, SittingId } from '../ids.ts'
import type { Instant, IsoDate, Minute, TimeZone } from '../time/calendar.ts'
import { addMinutes, toStoreMoment } from '../time/store-moment.ts'
import type { BookingSettings } from '../venue/booking-settings.ts'
import type { SpecialDay } from '../venue/store.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { Booking, Sitting } from './booking.ts'
import { toLastDay } from './booking-days.ts'
import { listSlotStates } from './booking-slots.ts'
import type { Covers } from './covers.ts'
import { checkParty } from './party.ts'

/** How long seats are held while a deposit is being paid. */
export const holdMinutes = 10

export function toHoldEnd(now: Instant): Instant {
  return addMinutes(now, holdMinutes)
}

export interface BookingRequest {
  readonly resourceId: ResourceId
  readonly sittingId: SittingId
  readonly date: IsoDate
  readonly at: Minute
  readonly party: number
}

/** The facts that a store knows when it is asked for seats. */
export interface BookingBook {
  readonly settings: Pick<BookingSettings, 'enabled' | 'maxParty' | 'daysAhead'>
  readonly sittings: readonly Sitting[]
  readonly covers: Covers
  readonly now: Instant
  readonly timeZone: TimeZone
  readonly specialDays: readonly SpecialDay[]
}

export type BookingRefusal =
  | 'bookings-not-taken'
  | 'party-not-allowed'
  | 'party-too-large'
  | 'date-not-offered'
  | 'slot-not-offered'
  | 'slot-full'

/** Exactly the hours that the screen offers can be booked. */
export function checkBooking(book: BookingBook, request: BookingRequest): Verdict<BookingRefusal> {
  const day = checkDay(book, request)
  return day.allowed ? checkSeats(book, request) : day
}

/** Whether the venue takes bookings for so many people on that day at all. */
export function checkDay(
  book: BookingBook,
  request: Pick<BookingRequest, 'date' | 'party'>,
): Verdict<Exclude<BookingRefusal, 'slot-not-offered' | 'slot-full'>> {
  if (!book.settings.enabled) return refuse('bookings-not-taken')
  const party = checkParty(book.settings, request.party)
  if (!party.allowed) return party
  const today = toStoreMoment(book.now, book.timeZone).date
  if (request.date < today || request.date > toLastDay(book.settings, today)) return refuse('date-not-offered')
  return allowed
}

export type ConfirmationRefusal = 'booking-over' | 'slot-not-offered' | 'slot-full'

/** A hold that has not run out is confirmed. After that the seats must still be free, or the deposit is paid back. */
export function checkConfirmation(
  book: BookingBook,
  booking: BookingRequest & Pick<Booking, 'state' | 'heldUntil'>,
): Verdict<ConfirmationRefusal> {
  if (booking.state === 'held' && booking.heldUntil !== null && booking.heldUntil > book.now) return allowed
  if (booking.state !== 'held' && booking.state !== 'expired') return refuse('booking-over')
  return checkSeats(book, booking)
}

function checkSeats(book: BookingBook, request: BookingRequest): Verdict<'slot-not-offered' | 'slot-full'> {
  const { sittings, covers, now, timeZone, specialDays } = book
  // With a party of 0 an hour counts as complete only when it is past.
  const room = { sittings, covers, party: 0, now, timeZone, specialDays }
  const states = listSlotStates(room, request.date, request.resourceId)
  const sitting = states.find((state) => state.sitting.id === request.sittingId)
  const slot = sitting?.slots.find(({ at }) => at === request.at)
  if (slot === undefined || slot.completed) return refuse('slot-not-offered')
  return slot.seatsLeft < request.party ? refuse('slot-full') : allowed
}
