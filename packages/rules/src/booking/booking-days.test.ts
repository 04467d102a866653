import { expect, it, test } from 'vitest'
import { getIsoDate } from '../time/iso-date.ts'
import { colourOf, daysAheadFor, listBookingDays, toLastDay } from './booking-days.ts'

const today = getIsoDate('2026-11-27')

it('offers today and the next 7 days, or the next 5 below 600 pixels [BOOKING-005]', () => {
  expect([600, 599, 1200].map((width) => daysAheadFor({ daysAhead: null }, width))).toEqual([7, 5, 7])
  expect(listBookingDays(today)).toHaveLength(8)
  expect(listBookingDays(today, daysAheadFor({ daysAhead: null }, 320))).toEqual([
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ])
})

it('offers as many days as the venue says, on every screen [F-040]', () => {
  expect([320, 1200].map((width) => daysAheadFor({ daysAhead: 60 }, width))).toEqual([60, 60])
  expect(toLastDay({ daysAhead: 60 }, today)).toBe('2027-01-26')
  expect(toLastDay({ daysAhead: null }, today)).toBe('2026-12-04')
})

test.each([
  ['a weekday with places', '2026-11-27', 'free', 'green'],
  ['a full weekday', '2026-11-27', 'full', 'red'],
  ['a weekday nobody is seated', '2026-11-27', 'closed', 'plain'],
  ['a Saturday nobody is seated', '2026-11-28', 'closed', 'grey'],
  ['a Sunday nobody is seated', '2026-11-29', 'closed', 'grey'],
  ['a Saturday with places', '2026-11-28', 'free', 'green'],
  ['a full Sunday', '2026-11-29', 'full', 'red'],
] as const)('%s (%s, %s) is %s [BOOKING-004] [OPEN-073]', (_title, date, state, colour) => {
  expect(colourOf(getIsoDate(date), state)).toBe(colour)
})
