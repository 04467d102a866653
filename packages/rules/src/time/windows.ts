import type { DayWindow, Minute, StoreMoment, WeekWindow } from './calendar.ts'
import { minutesPerDay } from './minute.ts'
import { previousWeekday } from './weekday.ts'

/** People write 23:59 for midnight; taken literally the last minute of the day would be closed. */
const lastMinuteOfDay = minutesPerDay - 1

export function crossesMidnight(window: DayWindow): boolean {
  return window.to <= window.from
}

/** Tells whether the minute is inside the window on the day the window starts. The end itself is outside. */
export function isWithinStartDay(window: DayWindow, minute: Minute): boolean {
  return minute >= window.from && (crossesMidnight(window) || minute < endOf(window))
}

/** Tells whether the minute is inside the part after midnight of a window of the day before. */
export function isWithinNextDay(window: DayWindow, minute: Minute): boolean {
  return crossesMidnight(window) && minute < window.to
}

/** A Friday window of 20:00 to 01:30 covers Saturday 00:45. */
export function isWithinWindows(windows: readonly WeekWindow[], at: Omit<StoreMoment, 'date'>): boolean {
  const yesterday = previousWeekday(at.weekday)
  return windows.some(
    (window) =>
      (window.weekday === at.weekday && isWithinStartDay(window, at.minute)) ||
      (window.weekday === yesterday && isWithinNextDay(window, at.minute)),
  )
}

/** Minutes from the start day's midnight to the window's end; above 1440 when it runs into the next day. */
export function endFromStartDay(window: DayWindow): number {
  return crossesMidnight(window) ? window.to + minutesPerDay : endOf(window)
}

function endOf(window: DayWindow): number {
  return window.to === lastMinuteOfDay ? minutesPerDay : window.to
}
