import { type IsoDate, type Weekday, weekdays } from './calendar.ts'

// A day has no zone, so these count in UTC, where every day has the same length. A calendar is not needed for it, and
// would be a fifth of what a tablet loads before somebody can sign in.
const dayMs = 86_400_000

/** Reads YYYY-MM-DD; a day that no calendar has, such as 2026-02-30, gives undefined. */
export function findIsoDate(text: string): IsoDate | undefined {
  // There was no year 0.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const start = Date.parse(text)
  // Some engines take the thirtieth of February for a day in March.
  return !Number.isNaN(start) && toIsoDate(start) === text ? (text as IsoDate) : undefined
}

export function getIsoDate(text: string): IsoDate {
  const found = findIsoDate(text)
  if (found === undefined) throw new RangeError(`not a calendar day: ${text}`)
  return found
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return toIsoDate(Date.parse(date) + days * dayMs)
}

/** Whole days from one day to another; negative when the other is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

export function weekdayOf(date: IsoDate): Weekday {
  return weekdays[(new Date(date).getUTCDay() + 6) % 7] as Weekday
}

export function isWeekend(weekday: Weekday): boolean {
  return weekday === 'saturday' || weekday === 'sunday'
}

/** DD-MM-YYYY, as the date picker shows it (SETUP-033). */
export function formatDate(date: IsoDate): string {
  return date.split('-').reverse().join('-')
}

/** The day on which a moment falls in UTC. */
function toIsoDate(at: number): IsoDate {
  return new Date(at).toISOString().slice(0, 10) as IsoDate
}
