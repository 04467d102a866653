import type { IsoDate, Weekday } from '../time/calendar.ts'
import { addDays, isWeekend, weekdayOf } from '../time/iso-date.ts'
import type { BookingSettings } from '../venue/booking-settings.ts'

/** Days offered after today where the venue sets no number; fewer on a narrow screen (BOOKING-005). */
const bookingDaysAhead = 7
const bookingDaysAheadNarrow = 5
export const narrowScreenPixels = 600

type Horizon = Pick<BookingSettings, 'daysAhead'>

/** A venue that sets its own number of days offers them on every screen. */
export function daysAheadFor({ daysAhead }: Horizon, screenPixels: number): number {
  return daysAhead ?? (screenPixels < narrowScreenPixels ? bookingDaysAheadNarrow : bookingDaysAhead)
}

/** The last day that can be booked, seen from today. */
export function toLastDay({ daysAhead }: Horizon, today: IsoDate): IsoDate {
  return addDays(today, daysAhead ?? bookingDaysAhead)
}

/** Today and the days after it. */
export function listBookingDays(today: IsoDate, daysAhead: number = bookingDaysAhead): IsoDate[] {
  return Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
}

/** There are places left, there are none left, or nobody is seated that day. */
export type DayState = 'free' | 'full' | 'closed'
export type DayColour = 'green' | 'red' | 'grey' | 'plain'

/** Only days that are neither free nor full turn grey at the weekend (OPEN-073). */
export function colourOf(date: IsoDate, state: DayState): DayColour {
  if (state === 'free') return 'green'
  if (state === 'full') return 'red'
  const weekday: Weekday = weekdayOf(date)
  return isWeekend(weekday) ? 'grey' : 'plain'
}
