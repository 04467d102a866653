import type { DayWindow, Weekday, WeekWindow } from '@comanda/rules/time/calendar'
import { weekdays } from '@comanda/rules/time/calendar'
import { minute } from '@comanda/rules/time/minute'
import type { DaySchedule, WeekSchedule } from '@comanda/rules/venue/store'
import { z } from 'zod/mini'
import { checked } from '../wire/checked.ts'
import { wireHour, wireWeekday } from '../wire/date.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireWhole } from '../wire/number.ts'

/** A product's web schedule: weekday 0 is Sunday (CATALOGUE-032, OPEN-102). */
export const wireProductWindow = z.codec(
  z.object({ day_week: wireWeekday('sunday-0'), start_hour: wireHour, end_hour: wireHour }),
  z.custom<WeekWindow>(),
  {
    decode: ({ day_week, start_hour, end_hour }) => ({ weekday: day_week, from: start_hour, to: end_hour }),
    encode: ({ weekday, from, to }) => ({ day_week: weekday, start_hour: from, end_hour: to }),
  },
)

/** A category's schedule has hours and minutes in separate fields. */
export const wireCategoryWindow = z.codec(
  z.object({
    day_week: wireWeekday('sunday-0'),
    start_hour_hours: wireWhole,
    start_hour_min: wireWhole,
    end_hour_hours: wireWhole,
    end_hour_min: wireWhole,
  }),
  z.custom<WeekWindow>(),
  {
    decode: (window) => ({
      weekday: window.day_week,
      from: minute(window.start_hour_hours * 60 + window.start_hour_min),
      to: minute(window.end_hour_hours * 60 + window.end_hour_min),
    }),
    encode: ({ weekday, from, to }) => ({
      day_week: weekday,
      start_hour_hours: Math.floor(from / 60),
      start_hour_min: from % 60,
      end_hour_hours: Math.floor(to / 60),
      end_hour_min: to % 60,
    }),
  },
)

/** A span of one day: a shift, or a slot that a visitor may choose. */
export const wireShift = z.codec(z.object({ start_hour: wireHour, end_hour: wireHour }), z.custom<DayWindow>(), {
  decode: ({ start_hour, end_hour }) => ({ from: start_hour, to: end_hour }),
  encode: ({ from, to }) => ({ start_hour: from, end_hour: to }),
})

const dayFields = z.object({
  active: wireFlag,
  day_week: wireWeekday('monday-0'),
  start_hour: z.nullable(wireHour),
  shifts: z.array(wireShift),
})

/** Seven entries, Monday first (SITE-041). */
export const wireWeek = z.codec(checked(z.array(dayFields), z.length(7)), z.custom<WeekSchedule>(), {
  decode: (days) =>
    toWeek((weekday) => {
      const day = days.find(({ day_week }) => day_week === weekday)
      return { active: day?.active ?? false, shifts: day?.shifts ?? [] }
    }),
  encode: (week) =>
    weekdays.map((weekday) => {
      const { active, shifts } = week[weekday]
      return { active, day_week: weekday, start_hour: shifts[0]?.from ?? null, shifts: [...shifts] }
    }),
})

function toWeek(toDay: (weekday: Weekday) => DaySchedule): WeekSchedule {
  return Object.fromEntries(weekdays.map((weekday) => [weekday, toDay(weekday)])) as Record<Weekday, DaySchedule>
}
