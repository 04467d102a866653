import type { SittingId } from '../ids.ts'
import type { Instant, IsoDate, Minute } from '../time/calendar.ts'
import type { Booking, BookingState } from './booking.ts'

/** Which bookings take up seats; a held booking does so only until its time is up. */
const seated: Readonly<Record<BookingState, boolean>> = {
  held: true,
  confirmed: true,
  arrived: true,
  seated: true,
  // Whoever has left came at that hour all the same.
  left: true,
  cancelled: false,
  expired: false,
  'no-show': false,
}

export type CoverBooking = Pick<Booking, 'sittingId' | 'date' | 'at' | 'party' | 'state' | 'heldUntil'>

export function takesSeats(booking: Pick<Booking, 'state' | 'heldUntil'>, now: Instant): boolean {
  if (booking.state === 'held' && booking.heldUntil !== null && booking.heldUntil <= now) return false
  return seated[booking.state]
}

/** Covers already taken, by sitting, day and hour. */
export type Covers = ReadonlyMap<string, number>

export interface SlotCovers {
  readonly sittingId: SittingId
  readonly date: IsoDate
  readonly at: Minute
  readonly covers: number
}

/** Built once for any number of days, from counted seats minus those whose hold has run out. */
export function toCovers(loads: Iterable<SlotCovers>, runOut: Iterable<CoverBooking> = []): Covers {
  const covers = new Map<string, number>()
  for (const load of loads) covers.set(coverKey(load.sittingId, load.date, load.at), load.covers)
  for (const { sittingId, date, at, party } of runOut) {
    const key = coverKey(sittingId, date, at)
    covers.set(key, (covers.get(key) ?? 0) - party)
  }
  return covers
}

/** The same covers without the seats of one booking. */
export function lessCovers(
  covers: Covers,
  { sittingId, date, at, party }: Pick<Booking, 'sittingId' | 'date' | 'at' | 'party'>,
): Covers {
  const key = coverKey(sittingId, date, at)
  return new Map(covers).set(key, (covers.get(key) ?? 0) - party)
}

export function coversAt(covers: Covers, sittingId: SittingId, date: IsoDate, at: Minute): number {
  return covers.get(coverKey(sittingId, date, at)) ?? 0
}

function coverKey(sittingId: SittingId, date: IsoDate, at: Minute): string {
  return `${sittingId} ${date} ${at}`
}
