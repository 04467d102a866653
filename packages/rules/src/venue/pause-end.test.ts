import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { at } from '../testing/venues.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { defaultTimeZone, instant } from '../time/store-moment.ts'
import { defaultDayStart, toBusinessDay } from './business-day.ts'
import { findPauseEnd, type PauseWish } from './pause-end.ts'

const cutoff = { timeZone: defaultTimeZone, dayStartsAt: defaultDayStart }
const evening = at('2026-11-13T20:50:00Z')

test.each<[string, PauseWish, string | undefined]>([
  ['with this business day', { until: 'today', day: null, left: null }, '2026-11-14T04:00:00Z'],
  ['with the next one', { until: 'tomorrow', day: null, left: null }, '2026-11-15T04:00:00Z'],
  ['where a day begins', { until: 'day', day: getIsoDate('2026-11-20'), left: null }, '2026-11-20T04:00:00Z'],
  ['with this business day where so many are left', { until: 'left', day: null, left: 3 }, '2026-11-14T04:00:00Z'],
  ['not where nobody says how many', { until: 'left', day: null, left: null }, undefined],
  ['not where none is left', { until: 'left', day: null, left: 0 }, undefined],
  ['not where no end is named', { until: null, day: null, left: null }, undefined],
  ['not on a day without a date', { until: 'day', day: null, left: null }, undefined],
  ['not on a day that has begun', { until: 'day', day: getIsoDate('2026-11-13'), left: null }, undefined],
])('a pause ends %s', (_title, wish, end) => {
  expect(findPauseEnd(wish, evening, cutoff)).toBe(end === undefined ? undefined : at(end))
})

it('made for this business day it is over in the next one, and not before [DAY-093]', () => {
  const moments = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') }).map(instant)
  fc.assert(
    fc.property(moments, (now) => {
      const end = findPauseEnd({ until: 'today', day: null, left: null }, now, cutoff) ?? now
      expect(end).toBeGreaterThan(now)
      expect(toBusinessDay(instant(end - 1), cutoff)).toBe(toBusinessDay(now, cutoff))
      expect(toBusinessDay(end, cutoff)).not.toBe(toBusinessDay(now, cutoff))
    }),
  )
})
