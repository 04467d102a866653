import { describe, expect, test } from 'vitest'
import { basisPoints } from '../money/cents.ts'
import { aMoment } from '../testing/choices.ts'
import { aPromotion } from '../testing/priced-carts.ts'
import type { Weekday } from '../time/calendar.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { isPromotionActive, readPromotionClock } from './is-promotion-active.ts'
import type { Promotion } from './promotion.ts'

const offer = (weekdays: readonly Weekday[], from: string, to: string, more: Partial<Promotion> = {}) =>
  aPromotion(1, { kind: 'percent-off', share: basisPoints(5000) }, 1, [1], {
    weekdays,
    hours: { from: getMinute(from), to: getMinute(to) },
    ...more,
  })
// 2026-11-16 is a Monday.
const days: Record<string, readonly [Weekday, string]> = {
  sunday: ['sunday', '2026-11-15'],
  monday: ['monday', '2026-11-16'],
  tuesday: ['tuesday', '2026-11-17'],
  wednesday: ['wednesday', '2026-11-18'],
}
const isActive = (promotion: Promotion, day: string, hour: string, holidays: readonly string[] = []) => {
  const [weekday, date] = days[day] ?? ['monday', '2026-11-16']
  return isPromotionActive(promotion, readPromotionClock(aMoment(weekday, hour, date), holidays.map(getIsoDate)))
}

describe('weekday and hours', () => {
  const lunch = offer(['monday'], '12:00', '18:00')
  test.each([
    ['a minute too early', 'monday', '11:59', false],
    ['from its first minute', 'monday', '12:00', true],
    ['up to the minute of its end', 'monday', '18:00', true],
    ['not a minute later', 'monday', '18:01', false],
    ['not on another weekday', 'tuesday', '13:00', false],
    ['not the day before', 'sunday', '13:00', false],
  ])('%s [PRICE-011] [F-009]', (_title, day, hour, expected) => expect(isActive(lunch, day, hour)).toBe(expected))
})

describe('a window past midnight', () => {
  const night = offer(['monday'], '22:00', '02:00')
  test.each([
    ['begins on its day', 'monday', '22:00', true],
    ['not before', 'monday', '21:59', false],
    ['goes on after midnight', 'tuesday', '02:00', true],
    ['and ends', 'tuesday', '02:01', false],
    ['does not begin the next evening', 'tuesday', '22:30', false],
    ['does not stretch back into the night before', 'monday', '01:00', false],
  ])('%s [OPEN-051] [F-009]', (_title, day, hour, expected) => expect(isActive(night, day, hour)).toBe(expected))
})

describe('a whole day', () => {
  const all = offer(['monday'], '06:00', '06:00')
  test.each([
    ['begins at its hour', 'monday', '06:00', true],
    ['goes on through the night', 'tuesday', '05:59', true],
    ['and ends before it would begin again', 'tuesday', '06:00', false],
  ])('%s [F-009]', (_title, day, hour, expected) => expect(isActive(all, day, hour)).toBe(expected))
})

describe('holidays', () => {
  const tuesdayHoliday = ['2026-11-17']
  const onHolidays = offer([], '12:00', '18:00', { onHolidays: true })
  const onEves = offer([], '12:00', '18:00', { onHolidayEves: true })
  const either = offer(['tuesday'], '12:00', '18:00', { onHolidays: false })
  test.each([
    ['the holiday flag counts on the holiday', onHolidays, 'tuesday', true],
    ['and not on the day before', onHolidays, 'monday', false],
    ['nor on the day after', onHolidays, 'wednesday', false],
    ['the eve flag counts on the day before', onEves, 'monday', true],
    ['and not on the holiday', onEves, 'tuesday', false],
    ['nor two days before', onEves, 'sunday', false],
    ['the weekday flag suffices on a holiday', either, 'tuesday', true],
  ])('%s [PRICE-012]', (_title, promotion, day, expected) => {
    expect(isActive(promotion, day, '13:00', tuesdayHoliday)).toBe(expected)
  })

  test.each([
    ['a holiday night', { onHolidays: true }, 'wednesday', true],
    ['a holiday night, on the holiday morning', { onHolidays: true }, 'tuesday', false],
    ['an eve night', { onHolidayEves: true }, 'tuesday', true],
    ['an eve night, on the eve morning', { onHolidayEves: true }, 'monday', false],
  ])('%s belongs to the day it began [OPEN-051]', (_title, more, day, expected) => {
    expect(isActive(offer([], '22:00', '02:00', more), day, '01:00', tuesdayHoliday)).toBe(expected)
  })

  test('mean nothing where the store has none', () => {
    expect(isActive(onHolidays, 'tuesday', '13:00')).toBe(false)
    expect(isActive(onEves, 'tuesday', '13:00')).toBe(false)
    expect(isActive(offer([], '22:00', '02:00', { onHolidays: true }), 'tuesday', '01:00')).toBe(false)
  })
})
