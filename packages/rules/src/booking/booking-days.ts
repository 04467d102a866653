import type { IsoDate, Weekday } from '../time/calendar.ts'
import { addDays, isWeekend, weekdayOf } from '../time/iso-date.ts'

/** Days offered after today; fewer on a narrow screen (BOOKING-005). */
export const bookingDaysAhead = 7
const bookingDaysAheadNarrow = 5
export const narrowScreenPixels = 600

export function daysAheadFor(screenPixels: number): number {
  return screenPixels < narrowScreenPixels ? bookingDaysAheadNarrow : bookingDaysAhead
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
