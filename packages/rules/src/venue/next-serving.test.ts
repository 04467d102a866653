import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { type StoreMoment, type WeekWindow, weekdays } from '../time/calendar.ts'
import { addDays, getIsoDate, weekdayOf } from '../time/iso-date.ts'
import { formatMinute, getMinute, minute, minutesPerDay } from '../time/minute.ts'
import { countSteadyMinutes, findClosed, findNextServing, type ServingHours } from './next-serving.ts'

const at = (date: string, hour: string): StoreMoment => {
  const day = getIsoDate(date)
  return { date: day, weekday: weekdayOf(day), minute: getMinute(hour) }
}
const daily = (from: string, to: string): WeekWindow[] =>
  weekdays.map((weekday) => ({ weekday, from: getMinute(from), to: getMinute(to) }))
const only = (weekday: WeekWindow['weekday'], from: string, to: string): WeekWindow[] => [
  { weekday, from: getMinute(from), to: getMinute(to) },
]

// The 16th of November 2026 is a Monday.
const cases: readonly (readonly [string, Partial<ServingHours>, StoreMoment, string])[] = [
  ['inside its hours', { own: daily('13:00', '16:30') }, at('2026-11-16', '13:00'), 'now'],
  ['earlier the same day', { own: daily('13:00', '16:30') }, at('2026-11-16', '11:20'), '2026-11-16 13:00'],
  ['after its hours', { own: daily('13:00', '16:30') }, at('2026-11-16', '16:30'), '2026-11-17 13:00'],
  [
    'on another day',
    { ofCategories: only('thursday', '22:00', '03:00') },
    at('2026-11-16', '23:00'),
    '2026-11-19 22:00',
  ],
  ['after midnight, while it still runs', { own: only('sunday', '22:00', '03:00') }, at('2026-11-16', '02:59'), 'now'],
  [
    'the same weekday, a week later',
    { own: only('monday', '9:00', '10:00') },
    at('2026-11-16', '10:00'),
    '2026-11-23 09:00',
  ],
  [
    'where both agree',
    { ofCategories: daily('07:00', '12:30'), own: only('wednesday', '12:00', '16:00') },
    at('2026-11-16', '09:00'),
    '2026-11-18 12:00',
  ],
  [
    'never, where both never agree',
    { ofCategories: daily('07:00', '12:00'), own: daily('13:00', '16:00') },
    at('2026-11-16', '09:00'),
    'never',
  ],
]

test.each(cases)('a dish is served next: %s [F-071]', (_title, hours, from, expected) => {
  const next = findNextServing({ ofCategories: [], own: [], ...hours }, from)
  const told = next === null ? 'never' : next === 'now' ? next : `${next.date} ${formatMinute(next.minute)}`
  expect(told).toBe(expected)
})

it('names the first minute that is served, whatever the hours [F-071]', () => {
  const aMinute = fc.integer({ min: 0, max: minutesPerDay / 30 - 1 }).map((half) => minute(half * 30))
  const windows = fc.array(fc.record({ weekday: fc.constantFrom(...weekdays), from: aMinute, to: aMinute }), {
    maxLength: 3,
  })
  fc.assert(
    fc.property(windows, windows, aMinute, (ofCategories, own, start) => {
      const hours = { ofCategories, own }
      const date = getIsoDate('2026-11-16')
      const from = { date, weekday: weekdayOf(date), minute: start }
      const halves = Array.from({ length: 8 * 48 }, (_, half): StoreMoment => {
        const passed = start + half * 30
        const day = addDays(date, Math.floor(passed / minutesPerDay))
        return { date: day, weekday: weekdayOf(day), minute: minute(passed % minutesPerDay) }
      })
      const first = halves.find((moment) => findClosed(hours, moment) === null) ?? null
      const next = findNextServing(hours, from)
      expect(next === 'now' ? from : next).toEqual(first)
    }),
  )
})

it('says how long nothing changes, and no longer [F-071]', () => {
  const aMinute = fc.integer({ min: 0, max: minutesPerDay - 1 }).map((one) => minute(one))
  const windows = fc.array(fc.record({ weekday: fc.constantFrom(...weekdays), from: aMinute, to: aMinute }), {
    maxLength: 3,
  })
  const hours = fc.array(fc.record({ ofCategories: windows, own: windows }), { maxLength: 3 })
  const monday = getIsoDate('2026-11-16')
  const tell = (one: ServingHours, from: number) => {
    const date = addDays(monday, Math.floor(from / minutesPerDay))
    return findClosed(one, { weekday: weekdayOf(date), minute: minute(from % minutesPerDay) }) === null
  }
  fc.assert(
    fc.property(hours, aMinute, fc.integer({ min: 1, max: 60 }), (all, from, most) => {
      const steady = countSteadyMinutes(all, { date: monday, weekday: 'monday', minute: from }, most)
      const isSame = (later: number) => all.every((one) => tell(one, from + later) === tell(one, from))
      for (let later = 0; later < steady; later++) expect(isSame(later)).toBe(true)
      expect(steady === most || !isSame(steady)).toBe(true)
    }),
  )
})
