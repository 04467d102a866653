import { fromAbsolute, parseDate, Time, toCalendarDateTime, toZoned } from '@internationalized/date'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Minute, TimeZone } from './calendar.ts'
import { getIsoDate } from './iso-date.ts'
import { getMinute } from './minute.ts'
import {
  addMinutes,
  addSeconds,
  defaultTimeZone,
  existsOnClock,
  instant,
  isShortDay,
  toInstant,
  toNextMinute,
  toStoreMoment,
} from './store-moment.ts'

const madrid = defaultTimeZone
const canary = 'Atlantic/Canary' as TimeZone
const at = (iso: string) => instant(Date.parse(iso))

describe('toStoreMoment', () => {
  test.each([
    ['winter noon', '2026-01-15T11:00:00Z', madrid, '2026-01-15', 'thursday', '12:00'],
    ['summer noon', '2026-07-15T10:00:00Z', madrid, '2026-07-15', 'wednesday', '12:00'],
    ['past midnight in Madrid', '2026-11-14T23:30:00Z', madrid, '2026-11-15', 'sunday', '00:30'],
    ['the same instant in the Canaries', '2026-11-14T23:30:00Z', canary, '2026-11-14', 'saturday', '23:30'],
    ['the minute, not the second', '2026-01-15T11:00:59.999Z', madrid, '2026-01-15', 'thursday', '12:00'],
    ['before the spring jump', '2026-03-29T00:59:00Z', madrid, '2026-03-29', 'sunday', '01:59'],
    ['after the spring jump', '2026-03-29T01:00:00Z', madrid, '2026-03-29', 'sunday', '03:00'],
    ['02:30 the first time in autumn', '2026-10-25T00:30:00Z', madrid, '2026-10-25', 'sunday', '02:30'],
    ['02:30 the second time in autumn', '2026-10-25T01:30:00Z', madrid, '2026-10-25', 'sunday', '02:30'],
  ])('%s', (_title, iso, zone, date, weekday, minute) => {
    expect(toStoreMoment(at(iso), zone)).toEqual({ date, weekday, minute: getMinute(minute) })
  })
})

describe('beside the library that knows every clock', () => {
  const zones = [madrid, canary, 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kathmandu', 'America/St_Johns', 'UTC']
  const anyZone = fc.constantFrom(...(zones as TimeZone[]))
  const range = { min: Date.UTC(1973, 0, 1), max: Date.UTC(2060, 0, 1) }

  it('shows the same', () => {
    fc.assert(
      fc.property(fc.integer(range), anyZone, (ms, zone) => {
        const { date, minute } = toStoreMoment(instant(ms), zone)
        const wall = fromAbsolute(ms, zone)
        expect([date, minute]).toEqual([wall.toString().slice(0, 10), wall.hour * 60 + wall.minute])
      }),
    )
  })

  it('finds the same instant, also where a clock is changed', () => {
    const changes = ['2026-03-29', '2026-10-25', '2011-12-29', '2011-12-31', '2026-04-05', '2026-10-04', '2026-03-08']
    const days = fc.oneof(
      fc.constantFrom(...changes),
      fc.integer(range).map((ms) => new Date(ms).toISOString().slice(0, 10)),
    )
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 1_439 }), anyZone, (day, minute, zone) => {
        const wall = toCalendarDateTime(parseDate(day), new Time(Math.floor(minute / 60), minute % 60))
        const known = toZoned(wall, zone, 'compatible').toDate().getTime()
        expect(toInstant(getIsoDate(day), minute as Minute, zone)).toBe(known)
      }),
    )
  })
})

describe('toInstant', () => {
  test.each([
    ['winter', '2026-01-15', '12:00', madrid, '2026-01-15T11:00:00Z'],
    ['summer', '2026-07-15', '12:00', madrid, '2026-07-15T10:00:00Z'],
    ['Canaries, an hour behind', '2026-07-15', '12:00', canary, '2026-07-15T11:00:00Z'],
    ['the hour autumn repeats means its first pass', '2026-10-25', '02:30', madrid, '2026-10-25T00:30:00Z'],
    ['the hour spring skips means after the jump', '2026-03-29', '02:30', madrid, '2026-03-29T01:30:00Z'],
  ])('%s', (_title, date, minute, zone, iso) => {
    expect(toInstant(getIsoDate(date), getMinute(minute), zone)).toBe(at(iso))
  })

  it('goes there and back outside the hour that autumn repeats', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse('2026-01-01') / 60_000, max: Date.parse('2028-01-01') / 60_000 }),
        fc.constantFrom(madrid, canary),
        (minutes, zone) => {
          const moment = toStoreMoment(instant(minutes * 60_000), zone)
          const back = toInstant(moment.date, moment.minute, zone)
          expect([0, 3_600_000]).toContain(minutes * 60_000 - back)
          expect(toStoreMoment(back, zone)).toEqual(moment)
        },
      ),
    )
  })
})

describe('existsOnClock', () => {
  test.each([
    ['2026-03-29', '01:59', madrid, true],
    ['2026-03-29', '02:00', madrid, false],
    ['2026-03-29', '02:59', madrid, false],
    ['2026-03-29', '03:00', madrid, true],
    ['2026-03-29', '01:30', canary, false],
    ['2026-03-29', '02:30', canary, true],
    ['2026-10-25', '02:30', madrid, true],
    ['2026-03-30', '02:30', madrid, true],
  ])('%s %s in %s: %s', (date, minute, zone, expected) => {
    expect(existsOnClock(getIsoDate(date), getMinute(minute), zone as TimeZone)).toBe(expected)
  })
})

test.each([
  [0, 0],
  [1, 60_000],
  [59_999, 60_000],
  [60_000, 60_000],
  [60_001, 120_000],
])('%i ms: the minute that has not begun yet is %i', (at, next) => expect(toNextMinute(instant(at))).toBe(next))

it('adds on the world clock', () => {
  expect(addMinutes(instant(1_000), 2)).toBe(121_000)
  expect(addSeconds(instant(1_000), 2)).toBe(3_000)
  expect(() => instant(0.5)).toThrow('not an instant')
})

test.each([
  ['2026-03-28', false],
  ['2026-03-29', true],
  ['2026-03-30', false],
  ['2026-10-25', false],
])('%s is short: %s', (date, expected) => expect(isShortDay(getIsoDate(date), madrid)).toBe(expected))
