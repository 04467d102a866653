import type { DayWindow, IsoDate, Minute, StoreMoment, Weekday } from '../time/calendar.ts'
import { addDays } from '../time/iso-date.ts'
import { previousWeekday } from '../time/weekday.ts'
import { crossesMidnight } from '../time/windows.ts'
import type { Promotion } from './promotion.ts'

/** A day with what promotions need to know of it. */
interface PromotionDay {
  readonly weekday: Weekday
  readonly isHoliday: boolean
  readonly isHolidayEve: boolean
}

/** Today, and yesterday for windows that run past midnight; computed once for all promotions. */
export interface PromotionClock {
  readonly today: PromotionDay
  readonly yesterday: PromotionDay
  readonly minute: Minute
}

export function readPromotionClock(moment: StoreMoment, holidays: readonly IsoDate[]): PromotionClock {
  const isToday = holidays.includes(moment.date)
  return {
    today: {
      weekday: moment.weekday,
      isHoliday: isToday,
      isHolidayEve: holidays.includes(addDays(moment.date, 1)),
    },
    yesterday: {
      weekday: previousWeekday(moment.weekday),
      isHoliday: holidays.includes(addDays(moment.date, -1)),
      isHolidayEve: isToday,
    },
    minute: moment.minute,
  }
}

/** A matching weekday or holiday flag is enough; a window past midnight belongs to the day it began (OPEN-051). */
export function isPromotionActive(promotion: Promotion, clock: PromotionClock): boolean {
  const hours: DayWindow = promotion.hours
  return (
    (isOnDay(promotion, clock.today) && isInStartDay(hours, clock.minute)) ||
    (isOnDay(promotion, clock.yesterday) && isInNextDay(hours, clock.minute))
  )
}

// An offer «until 18:00» still counts at 18:00, because that is how diners read what venues print.
function isInStartDay(hours: DayWindow, minute: Minute): boolean {
  return minute >= hours.from && (crossesMidnight(hours) || minute <= hours.to)
}

/** When both ends are the same hour the window is a whole day, so its end is not part of the next day. */
function isInNextDay(hours: DayWindow, minute: Minute): boolean {
  return crossesMidnight(hours) && (minute < hours.to || (minute === hours.to && hours.from !== hours.to))
}

function isOnDay(promotion: Promotion, day: PromotionDay): boolean {
  return (
    promotion.weekdays.includes(day.weekday) ||
    (promotion.onHolidays && day.isHoliday) ||
    (promotion.onHolidayEves && day.isHolidayEve)
  )
}
