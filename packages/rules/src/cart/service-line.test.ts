import { expect, test } from 'vitest'
import { type LineId, toId } from '../ids.ts'
import { aLine } from '../testing/carts.ts'
import { aProduct } from '../testing/products.ts'
import { aResource } from '../testing/venues.ts'
import { serviceCourse, settleServiceLine } from './service-line.ts'

const service = aProduct(9, 0)
const charging = {
  resource: aResource(1, { hasServiceCharge: true }),
  serviceProductIds: new Set([service.id]),
  article: { product: service, lineId: toId<LineId>('service') },
}
const names = (lines: readonly { id: LineId }[]) => lines.map(({ id }) => id)

test('only one service item is kept; duplicates go [PRICE-019]', () => {
  const lines = [aLine('s1', 9), aLine('a', 1), aLine('s2', 9, 3), aLine('b', 2)]
  const settled = settleServiceLine(lines, charging)
  expect(names(settled)).toEqual(['a', 'b', 's1'])
  expect(settled[2]).toMatchObject({ quantity: 1, course: serviceCourse })
})

test('the one kept has quantity 1, however it came', () => {
  expect(settleServiceLine([aLine('a', 1), aLine('s', 9, 4)], charging)[1]).toMatchObject({ quantity: 1, course: 1 })
})

test('a room that charges gets its line with the first dish [PRICE-022]', () => {
  expect(settleServiceLine([aLine('a', 1)], charging)).toEqual([
    aLine('a', 1),
    aLine('service', 9, 1, { course: 1, deletable: false }),
  ])
})

test('nowhere else is there one [PRICE-022]', () => {
  const lines = [aLine('a', 1), aLine('s', 9)]
  expect(names(settleServiceLine(lines, { ...charging, resource: aResource(1) }))).toEqual(['a'])
  expect(names(settleServiceLine(lines, { ...charging, resource: null }))).toEqual(['a'])
})

test('an empty cart has no service line', () => {
  expect(settleServiceLine([aLine('s', 9)], charging)).toEqual([])
  expect(settleServiceLine([], charging)).toEqual([])
})

test('a store without a service article charges none', () => {
  expect(names(settleServiceLine([aLine('a', 1)], { ...charging, article: null }))).toEqual(['a'])
})

test('settling twice changes nothing', () => {
  const once = settleServiceLine([aLine('a', 1)], charging)
  expect(settleServiceLine(once, charging)).toEqual(once)
})
