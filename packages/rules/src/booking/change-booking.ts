import { type Cents, cents, zero } from '../money/cents.ts'
import type { Instant } from '../time/calendar.ts'
import { addMinutes } from '../time/store-moment.ts'
import type { BookingSettings } from '../venue/booking-settings.ts'
import { refuse, type Verdict } from '../verdict.ts'
import type { Booking } from './booking.ts'
import { toBookingStart } from './booking-slots.ts'
import { canCancel } from './can-cancel.ts'
import { type BookingBook, type BookingRefusal, type BookingRequest, checkBooking } from './check-booking.ts'
import { lessCovers } from './covers.ts'
import { priceDeposit } from './party.ts'

/** Until when a deposit is paid back in full. */
export function toFreeUntil(startsAt: Instant, { freeHours }: Pick<BookingSettings, 'freeHours'>): Instant {
  return addMinutes(startsAt, -60 * freeHours)
}

export function isFreeAt(startsAt: Instant, settings: Pick<BookingSettings, 'freeHours'>, now: Instant): boolean {
  return now <= toFreeUntil(startsAt, settings)
}

export type ChangeRefusal = BookingRefusal | 'booking-over' | 'change-too-late'

type BookedTable = BookingRequest & Pick<Booking, 'state'> & { readonly deposit: Cents }
type ChangeBook = BookingBook & { readonly settings: Pick<BookingSettings, 'freeHours'> }

/**
 * A booking can be moved to any hour that is offered; its own seats count as free. After the free time it cannot be
 * moved to an hour that would be free again: a guest could move it and then cancel without losing the deposit.
 */
export function checkChange(book: ChangeBook, booking: BookedTable, wish: BookingRequest): Verdict<ChangeRefusal> {
  const startsAt = findStart(book, booking)
  if (booking.state !== 'confirmed' || !canCancel(booking, startsAt, book.now)) return refuse('booking-over')
  const isFree = (start: Instant) => isFreeAt(start, book.settings, book.now)
  if (booking.deposit > 0 && !isFree(startsAt) && isFree(findStart(book, wish))) return refuse('change-too-late')
  return checkBooking({ ...book, covers: lessCovers(book.covers, booking) }, wish)
}

function findStart({ sittings, timeZone }: ChangeBook, { sittingId, date, at }: BookingRequest): Instant {
  const sitting = sittings.find(({ id }) => id === sittingId)
  return toBookingStart(sitting, { date, at }, timeZone)
}

/** The effect of a change on a deposit. */
export interface DepositChange {
  /** The sum that is paid in advance after the change. */
  readonly deposit: Cents
  /** The sum that has to be paid before the change holds. */
  readonly due: Cents
  /** The sum that is paid back. */
  readonly back: Cents
}

interface DepositQuestion {
  readonly settings: Pick<BookingSettings, 'deposit'>
  readonly booking: { readonly party: number; readonly deposit: Cents }
  readonly party: number
  /** Whether the free time still runs; after it the venue keeps what is too much. */
  readonly isFree: boolean
}

/** Only a larger party pays more, even where the venue asks more by now. */
export function planDeposit({ settings, booking, party, isFree }: DepositQuestion): DepositChange {
  const paid = booking.deposit
  const price = priceDeposit(settings, party)
  if (price > paid && party > booking.party) return { deposit: price, due: cents(price - paid), back: zero }
  if (price < paid && isFree) return { deposit: price, due: zero, back: cents(paid - price) }
  return { deposit: paid, due: zero, back: zero }
}

/** At the same hour only the added guests need seats. */
export function countSeatsNeeded(booking: BookingRequest, wish: BookingRequest): number {
  return isSameHour(booking, wish) ? wish.party - booking.party : wish.party
}

export function isSameHour(
  one: Pick<BookingRequest, 'sittingId' | 'date' | 'at'>,
  other: Pick<BookingRequest, 'sittingId' | 'date' | 'at'>,
): boolean {
  return one.sittingId === other.sittingId && one.date === other.date && one.at === other.at
}
