import { fromAbsolute, Time, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { Instant, IsoDate, Minute, StoreMoment, TimeZone } from './calendar.ts'
import { addDays, toCalendarDay, weekdayOf } from './iso-date.ts'
import { minutesPerDay } from './minute.ts'

export const defaultTimeZone = 'Europe/Madrid' as TimeZone

export function instant(milliseconds: number): Instant {
  if (!Number.isSafeInteger(milliseconds)) throw new RangeError(`not an instant: ${milliseconds}`)
  return milliseconds as Instant
}

export function addMinutes(at: Instant, minutes: number): Instant {
  return instant(at + minutes * 60_000)
}

export function addSeconds(at: Instant, seconds: number): Instant {
  return instant(at + seconds * 1_000)
}

/** The start of the next minute: whatever starts before it is past. */
export function toNextMinute(at: Instant): Instant {
  return instant(Math.ceil(at / 60_000) * 60_000)
}

/** What the store's wall clock shows. */
export function toStoreMoment(at: Instant, zone: TimeZone): StoreMoment {
  const wall = fromAbsolute(at, zone)
  const date = wall.toString().slice(0, 10) as IsoDate
  return { date, weekday: weekdayOf(date), minute: (wall.hour * 60 + wall.minute) as Minute }
}

/**
 * The instant at which the store's clock shows this time. A time that autumn repeats means its first pass; a time that
 * spring skips is moved forward by the length of the jump.
 */
export function toInstant(date: IsoDate, minute: Minute, zone: TimeZone): Instant {
  const wall = toCalendarDateTime(toCalendarDay(date), new Time(Math.floor(minute / 60), minute % 60))
  return toZoned(wall, zone, 'compatible').toDate().getTime() as Instant
}

/** The same, but a time that spring skips means the moment of the jump. */
export function toClockInstant(date: IsoDate, minute: Minute, zone: TimeZone): Instant {
  let shown: number = minute
  while (shown < minutesPerDay && !existsOnClock(date, shown as Minute, zone)) shown += 1
  return shown < minutesPerDay ? toInstant(date, shown as Minute, zone) : toInstant(addDays(date, 1), 0 as Minute, zone)
}

/** False for times that the clocks skip in spring. */
export function existsOnClock(date: IsoDate, minute: Minute, zone: TimeZone): boolean {
  const shown = toStoreMoment(toInstant(date, minute, zone), zone)
  return shown.date === date && shown.minute === minute
}

/** The day on which spring removes an hour; only then can a time be missing. */
export function isShortDay(date: IsoDate, zone: TimeZone): boolean {
  return lengthOf(date, zone) < minutesPerDay * 60_000
}

/** A day on which the clocks change, forward or back. */
export function isOddDay(date: IsoDate, zone: TimeZone): boolean {
  return lengthOf(date, zone) !== minutesPerDay * 60_000
}

function lengthOf(date: IsoDate, zone: TimeZone): number {
  const midnight = 0 as Minute
  return toInstant(addDays(date, 1), midnight, zone) - toInstant(date, midnight, zone)
}
