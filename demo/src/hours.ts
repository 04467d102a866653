import { toId } from '@comanda/rules/ids'
import {
  type DayWindow,
  type Instant,
  type IsoDate,
  type Weekday,
  type WeekWindow,
  weekdays,
} from '@comanda/rules/time/calendar'
import { getMinute } from '@comanda/rules/time/minute'
import type { WeekSchedule } from '@comanda/rules/venue/store'

/** '20:00-01:30'; an end that is not after the start belongs to the next day. */
export function span(hours: string): DayWindow {
  const [from = '', to = ''] = hours.split('-')
  return { from: getMinute(from), to: getMinute(to) }
}

export const allDay: DayWindow = span('00:00-00:00')
export const everyDay: readonly Weekday[] = weekdays
export const workdays: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

export function onDays(days: readonly Weekday[], hours: string): readonly WeekWindow[] {
  return days.map((weekday) => ({ weekday, ...span(hours) }))
}

/** A store's week: the shifts of each given weekday; a missing weekday is closed. */
export function week(shifts: Readonly<Partial<Record<Weekday, readonly string[]>>>): WeekSchedule {
  const day = (weekday: Weekday) => ({
    active: shifts[weekday] !== undefined,
    shifts: (shifts[weekday] ?? []).map(span),
  })
  return {
    monday: day('monday'),
    tuesday: day('tuesday'),
    wednesday: day('wednesday'),
    thursday: day('thursday'),
    friday: day('friday'),
    saturday: day('saturday'),
    sunday: day('sunday'),
  }
}

export function sameEveryDay(...shifts: string[]): WeekSchedule {
  return week(Object.fromEntries(everyDay.map((weekday) => [weekday, shifts])))
}

export function date(day: string): IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new RangeError(`not a date: ${day}`)
  return toId<IsoDate>(day)
}

export function moment(iso: string): Instant {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) throw new RangeError(`not a moment: ${iso}`)
  return toId<Instant>(at)
}
