import { type CalendarDate, parseDate } from '@internationalized/date'
import type { IsoDate } from './calendar.ts'

/** For calendars, and for what depends on a zone's clock. */
export function toCalendarDay(date: IsoDate): CalendarDate {
  return parseDate(date)
}
