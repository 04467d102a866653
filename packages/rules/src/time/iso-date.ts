import { type CalendarDate, getDayOfWeek, parseDate } from '@internationalized/date'
import { type IsoDate, type Weekday, weekdays } from './calendar.ts'

/** Reads YYYY-MM-DD; a day that no calendar has, such as 2026-02-30, gives undefined. */
export function findIsoDate(text: string): IsoDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  try {
    return parseDate(text).toString() as IsoDate
  } catch {
    return undefined
  }
}

export function getIsoDate(text: string): IsoDate {
  const found = findIsoDate(text)
  if (found === undefined) throw new RangeError(`not a calendar day: ${text}`)
  return found
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return toCalendarDay(date).add({ days }).toString() as IsoDate
}

/** Whole days from one day to another; negative when the other is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return toCalendarDay(to).compare(toCalendarDay(from))
}

export function weekdayOf(date: IsoDate): Weekday {
  return weekdays[getDayOfWeek(toCalendarDay(date), 'es', 'mon')] as Weekday
}

export function isWeekend(weekday: Weekday): boolean {
  return weekday === 'saturday' || weekday === 'sunday'
}

/** DD-MM-YYYY, as the date picker shows it (SETUP-033). */
export function formatDate(date: IsoDate): string {
  return date.split('-').reverse().join('-')
}

export function toCalendarDay(date: IsoDate): CalendarDate {
  return parseDate(date)
}
