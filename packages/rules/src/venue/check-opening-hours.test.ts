import { describe, expect, test } from 'vitest'
import type { Category } from '../catalogue/product.ts'
import type { CategoryId } from '../ids.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { aMoment } from '../testing/choices.ts'
import { aCategory, aProduct, ids } from '../testing/products.ts'
import { hours } from '../testing/venues.ts'
import type { WeekWindow } from '../time/calendar.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { checkOpeningHours } from './check-opening-hours.ts'

const sundays: WeekWindow[] = [{ weekday: 'sunday', ...hours('13:00', '16:00') }]
const mondays: WeekWindow[] = [{ weekday: 'monday', ...hours('09:00', '12:00') }]
const always = aCategory(1, true)
const brunch: Category = { ...aCategory(2, true), windows: sundays }
const breakfast: Category = { ...aCategory(3, true), windows: mondays }
const categories = new Map([always, brunch, breakfast].map((category) => [category.id, category]))

const inCategories = (...numbers: number[]) => aProduct(1, 500, { categoryIds: ids<CategoryId>(...numbers) })
const sunday = (time: string) => ({ date: getIsoDate('2026-11-15'), time: getMinute(time) })
const check = (
  product: ReturnType<typeof aProduct>,
  when: { date: ReturnType<typeof getIsoDate> | null; time: ReturnType<typeof getMinute> | null },
  mode: OrderingMode | null = 'pickup',
  now = aMoment('monday', '10:00'),
) => {
  const verdict = checkOpeningHours({ product, categories, setup: mode && { mode, ...when }, now })
  return verdict.allowed ? 'yes' : verdict.code
}
const never = { date: null, time: null }

describe('which modes check hours', () => {
  const closed = aProduct(1, 500, { windows: sundays })
  test.each<[OrderingMode | null, string]>([
    ['delivery', 'product-not-at-that-time'],
    ['pickup', 'product-not-at-that-time'],
    ['takehere', 'product-not-at-that-time'],
    ['table', 'yes'],
    ['digital-card', 'yes'],
    [null, 'yes'],
  ])('%s: %s [CATALOGUE-033]', (mode, expected) => expect(check(closed, never, mode)).toBe(expected))
})

describe('categories', () => {
  test.each([
    ['no category has schedules', [1], '23:00', 'yes'],
    ['its category is open at the chosen time', [2], '13:00', 'yes'],
    ['its category is closed at the chosen time', [2], '16:00', 'category-not-at-that-time'],
    ['one of two scheduled categories is open', [2, 3], '14:00', 'yes'],
    ['none of two is open', [2, 3], '17:00', 'category-not-at-that-time'],
    ['a category without schedules does not open a closed one', [1, 2], '17:00', 'category-not-at-that-time'],
    ['a category nobody knows says nothing', [99], '17:00', 'yes'],
  ])('%s [CATALOGUE-034]', (_title, numbers, time, expected) => {
    expect(check(inCategories(...numbers), sunday(time))).toBe(expected)
  })

  test('the category is asked before the product [CATALOGUE-034]', () => {
    const product = { ...inCategories(2), windows: mondays }
    expect(check(product, sunday('17:00'))).toBe('category-not-at-that-time')
    expect(check(product, sunday('14:00'))).toBe('product-not-at-that-time')
  })
})

describe('products', () => {
  const product = aProduct(1, 500, { windows: [...sundays, ...mondays] })
  test.each([
    ['inside one entry', sunday('15:59'), 'yes'],
    [
      'right hour, wrong weekday',
      { date: getIsoDate('2026-11-17'), time: getMinute('14:00') },
      'product-not-at-that-time',
    ],
    ['inside another entry', { date: getIsoDate('2026-11-16'), time: getMinute('11:00') }, 'yes'],
    ['right weekday, wrong hour', sunday('12:59'), 'product-not-at-that-time'],
  ])('%s [CATALOGUE-035]', (_title, when, expected) => expect(check(product, when)).toBe(expected))
})

describe('the moment that counts', () => {
  const product = aProduct(1, 500, { windows: mondays })
  test.each([
    ['now, when nothing is chosen', never, 'yes'],
    ['now, when only a day is chosen', { date: getIsoDate('2026-11-15'), time: null }, 'yes'],
    ['now, when only an hour is chosen', { date: null, time: getMinute('23:00') }, 'yes'],
    ['the chosen day and hour, not now', sunday('10:00'), 'product-not-at-that-time'],
  ])('%s [CATALOGUE-036]', (_title, when, expected) => expect(check(product, when)).toBe(expected))
})
