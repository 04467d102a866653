import { describe, expect, it, test } from 'vitest'
import { getIsoDate } from '../time/iso-date.ts'
import { checkDayStretch, listStretchDays } from './day-stretch.ts'

const stretch = (from: string, until: string) => ({ from: getIsoDate(from), until: getIsoDate(until) })

describe('a stretch of business days', () => {
  test.each([
    ['a single day', '2026-11-18', '2026-11-18', true],
    ['a leap year', '2028-01-01', '2028-12-31', true],
    ['a day more than that', '2028-01-01', '2029-01-01', false],
    ['the end before the beginning', '2026-11-18', '2026-11-17', false],
  ])('%s', (_title, from, until, isAllowed) => {
    expect(checkDayStretch(stretch(from, until)).allowed).toBe(isAllowed)
  })

  it('has every day once, whatever the clocks do', () => {
    expect(listStretchDays(stretch('2026-10-24', '2026-10-26'))).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
    expect(listStretchDays(stretch('2026-03-28', '2026-03-30'))).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
    expect(listStretchDays(stretch('2026-12-31', '2027-01-01'))).toEqual(['2026-12-31', '2027-01-01'])
  })
})
