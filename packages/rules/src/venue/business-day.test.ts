import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { at } from '../testing/venues.ts'
import type { TimeZone } from '../time/calendar.ts'
import { addDays, getIsoDate } from '../time/iso-date.ts'
import { getMinute, minute } from '../time/minute.ts'
import { defaultTimeZone, instant, isOddDay, toClockInstant } from '../time/store-moment.ts'
import { defaultDayStart, toBusinessDay, toDaySpan } from './business-day.ts'

const madrid = defaultTimeZone
const canary = 'Atlantic/Canary' as TimeZone

describe('toBusinessDay [DAY-147]', () => {
  test.each([
    ['an evening', '2026-11-13T21:30:00Z', madrid, '05:00', '2026-11-13'],
    ['half past midnight is still that evening', '2026-11-13T23:30:00Z', madrid, '05:00', '2026-11-13'],
    ['the last millisecond before the cutoff', '2026-11-14T03:59:59.999Z', madrid, '05:00', '2026-11-13'],
    ['the cutoff itself', '2026-11-14T04:00:00Z', madrid, '05:00', '2026-11-14'],
    ['the same instant in the Canaries', '2026-11-14T04:00:00Z', canary, '05:00', '2026-11-13'],
    ['a venue that cuts at midnight', '2026-11-13T23:00:00Z', madrid, '00:00', '2026-11-14'],
    ['the last minute of a year', '2026-12-31T23:59:00Z', madrid, '05:00', '2026-12-31'],
    ['a cutoff that spring skips: just before the jump', '2026-03-29T00:59:59Z', madrid, '02:30', '2026-03-28'],
    ['a cutoff that spring skips: the jump', '2026-03-29T01:00:00Z', madrid, '02:30', '2026-03-29'],
    ['an hour that autumn repeats: its first pass', '2026-10-25T00:30:00Z', madrid, '02:30', '2026-10-25'],
    ['an earlier minute of its second pass', '2026-10-25T01:10:00Z', madrid, '02:30', '2026-10-25'],
  ])('%s', (_title, iso, timeZone, dayStartsAt, day) => {
    expect(toBusinessDay(at(iso), { timeZone, dayStartsAt: getMinute(dayStartsAt) })).toBe(day)
  })

  it('begins at five where the venue says nothing else', () => expect(defaultDayStart).toBe(getMinute('05:00')))

  const cutoffs = fc.record({
    timeZone: fc.constantFrom(madrid, canary),
    dayStartsAt: fc.integer({ min: 0, max: 1439 }).map(minute),
  })
  const days = fc
    .integer({ min: 0, max: 1_000 })
    .map((number) => addDays(getIsoDate('2026-01-01'), number))
    .chain((day) => fc.constantFrom(day, getIsoDate('2026-03-29'), getIsoDate('2026-10-25'), getIsoDate('2027-03-28')))

  it('gives every instant one day, and never an earlier one later', () => {
    const quarters = fc.integer({ min: Date.parse('2026-01-01') / 900_000, max: Date.parse('2029-01-01') / 900_000 })
    fc.assert(
      fc.property(quarters, fc.integer({ min: 0, max: 300 }), cutoffs, (from, length, cutoff) => {
        const first = toBusinessDay(instant(from * 900_000), cutoff)
        const second = toBusinessDay(instant((from + length) * 900_000), cutoff)
        expect(first <= second).toBe(true)
      }),
    )
  })

  it('runs from one cutoff to the next, 23 or 25 hours long when the clocks change', () => {
    fc.assert(
      fc.property(days, cutoffs, (day, cutoff) => {
        const { timeZone } = cutoff
        const { from: begins, until: ends } = toDaySpan(day, cutoff)
        expect(toBusinessDay(begins, cutoff)).toBe(day)
        expect(toBusinessDay(instant(begins - 1), cutoff)).toBe(addDays(day, -1))
        expect(toBusinessDay(instant(ends - 1), cutoff)).toBe(day)
        const changes = [day, addDays(day, 1)].some((date) => isOddDay(date, timeZone))
        expect((ends - begins) / 3_600_000).toSatisfy((hours: number) => changes || hours === 24)
      }),
    )
  })

  test.each([
    ['spring takes an hour', '2026-03-28', 23],
    ['autumn gives one', '2026-10-24', 25],
    ['any other night', '2026-06-12', 24],
  ])('%s', (_title, date, hours) => {
    const day = getIsoDate(date)
    const cutoff = { timeZone: madrid, dayStartsAt: defaultDayStart }
    const begins = toClockInstant(day, defaultDayStart, madrid)
    const last = instant(begins + hours * 3_600_000 - 1)
    expect([toBusinessDay(last, cutoff), toBusinessDay(instant(last + 1), cutoff)]).toEqual([day, addDays(day, 1)])
  })
})
