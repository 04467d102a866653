import { getDayOfWeek, parseDate } from '@internationalized/date'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { weekdays } from './calendar.ts'
import { addDays, daysBetween, findIsoDate, formatDate, getIsoDate, isWeekend, weekdayOf } from './iso-date.ts'

describe('findIsoDate', () => {
  test.each(['2026-02-28', '2028-02-29', '2026-12-31'])('reads %s', (text) => expect(findIsoDate(text)).toBe(text))
  test.each([
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '0000-01-01',
    '',
    '01-01-2026',
    '2026-01-01T00:00',
    'x2026-01-01',
    '+002026-01-01',
  ])('does not read %j', (text) => expect(findIsoDate(text)).toBeUndefined())
})

it('gets a date or throws', () => {
  expect(getIsoDate('2026-11-15')).toBe('2026-11-15')
  expect(() => getIsoDate('2026-11-31')).toThrow('not a calendar day: 2026-11-31')
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-01-01', 0, '2026-01-01'],
])('%s plus %i days is %s', (from, days, to) => expect(addDays(getIsoDate(from), days)).toBe(to))

it('counts days both ways', () => {
  fc.assert(
    fc.property(fc.integer({ min: -800, max: 800 }), (days) => {
      const from = getIsoDate('2026-11-15')
      expect(daysBetween(from, addDays(from, days))).toBe(days)
    }),
  )
})

it('counts as a calendar does, in every year', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9000-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.integer({ min: -90_000, max: 90_000 }), (day, count) => {
      const date = getIsoDate(day.toISOString().slice(0, 10))
      const other = parseDate(date).add({ days: count })
      expect(addDays(date, count)).toBe(other.toString())
      expect(daysBetween(date, getIsoDate(other.toString()))).toBe(other.compare(parseDate(date)))
      expect(weekdays.indexOf(weekdayOf(date))).toBe(getDayOfWeek(parseDate(date), 'es', 'mon'))
    }),
  )
})

it('knows which days exist', () => {
  const two = (max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0'))
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), two(14), two(33), (year, month, day) => {
      const text = `${year}-${month}-${day}`
      expect(findIsoDate(text)).toBe(exists(text) ? text : undefined)
    }),
  )
})

function exists(text: string): boolean {
  try {
    return parseDate(text).toString() === text
  } catch {
    return false
  }
}

test.each([
  ['2026-11-09', 'monday'],
  ['2026-11-10', 'tuesday'],
  ['2026-11-11', 'wednesday'],
  ['2026-11-12', 'thursday'],
  ['2026-11-13', 'friday'],
  ['2026-11-14', 'saturday'],
  ['2026-11-15', 'sunday'],
])('%s is a %s', (date, weekday) => {
  expect(weekdayOf(getIsoDate(date))).toBe(weekday)
  expect(isWeekend(weekdayOf(getIsoDate(date)))).toBe(weekday === 'saturday' || weekday === 'sunday')
})

it('shows DD-MM-YYYY', () => expect(formatDate(getIsoDate('2026-03-09'))).toBe('09-03-2026'))
