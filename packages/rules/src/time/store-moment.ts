import { fromAbsolute, Time, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { Instant, IsoDate, Minute, StoreMoment, TimeZone } from './calendar.ts'
import { toCalendarDay } from './calendar-day.ts'
import { addDays, weekdayOf } from './iso-date.ts'
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

/** The time on the store's wall clock. */
export function toStoreMoment(at: Instant, zone: TimeZone): StoreMoment {
  const shown = at + offsetAt(at, zone)
  const date = new Date(shown).toISOString().slice(0, 10) as IsoDate
  return { date, weekday: weekdayOf(date), minute: Math.floor((shown - Date.parse(date)) / 60_000) as Minute }
}

/** Clocks are changed on a quarter of an hour, so between two of them a zone keeps its distance to UTC. */
const quarterMs = 900_000
const dayMs = minutesPerDay * 60_000
const mostKept = 5_000
const offsets = new Map<TimeZone, Map<number, number>>()

/** How far the clock of a zone is ahead of UTC. Remembered, because the runtime takes long to say it. */
function offsetAt(at: number, zone: TimeZone): number {
  const known = offsets.get(zone) ?? new Map<number, number>()
  offsets.set(zone, known)
  const quarter = Math.floor(at / quarterMs)
  const kept = known.get(quarter)
  if (kept !== undefined) return kept
  if (known.size >= mostKept) known.clear()
  const { offset } = fromAbsolute(quarter * quarterMs, zone)
  known.set(quarter, offset)
  return offset
}

/**
 * The instant at which the store's clock shows this time. A time that autumn repeats means its first pass; a time that
 * spring skips is moved forward by the length of the jump.
 */
export function toInstant(date: IsoDate, minute: Minute, zone: TimeZone): Instant {
  const shown = Date.parse(date) + minute * 60_000
  const before = offsetAt(shown - dayMs, zone)
  // No clock was changed around that day, so nothing is skipped or repeated.
  if (before === offsetAt(shown + dayMs, zone)) return (shown - before) as Instant
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
  return lengthOf(date, zone) < dayMs
}

/** A day on which the clocks change, forward or back. */
export function isOddDay(date: IsoDate, zone: TimeZone): boolean {
  return lengthOf(date, zone) !== dayMs
}

function lengthOf(date: IsoDate, zone: TimeZone): number {
  const midnight = 0 as Minute
  return toInstant(addDays(date, 1), midnight, zone) - toInstant(date, midnight, zone)
}
