import { describe, expect, it, test } from 'vitest'
import { type StoreId, toId } from '../ids.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { cents } from '../money/cents.ts'
import { aStore, aZone, modesOf } from '../testing/venues.ts'
import { checkMinimumOrder, findMinimumOrder, findZone, listServingStores } from './delivery-area.ts'

const storeId = (number: number) => toId<StoreId>(number)
const bilbao = { latitude: 43.263, longitude: -2.935 }
const getxo = { latitude: 43.3569, longitude: -3.0117 }
const madrid = { latitude: 40.4168, longitude: -3.7038 }
const zones = [aZone(['48001', '48002'])]
const near = aStore({ id: storeId(1), zones, location: getxo })
const far = aStore({ id: storeId(2), zones, location: madrid })
const unplaced = aStore({ id: storeId(3), zones })

describe('stores that deliver to a postal code', () => {
  const ids = (stores: readonly { id: StoreId }[]) => stores.map(({ id }) => id)
  it('nearest first, those without a place last', () => {
    expect(ids(listServingStores([unplaced, far, near], '48001', bilbao))).toEqual([1, 2, 3])
    expect(ids(listServingStores([near, far], '48001', madrid))).toEqual([2, 1])
  })

  it('tells east from west as well as north from south', () => {
    const east = aStore({ id: storeId(4), zones, location: { latitude: 43.263, longitude: -2.8 } })
    const west = aStore({ id: storeId(5), zones, location: { latitude: 43.263, longitude: -3.0 } })
    expect(ids(listServingStores([east, west], '48001', bilbao))).toEqual([5, 4])
  })

  it('measures on a globe, where degrees of longitude shrink to the north', () => {
    // 0.5° east is about 40 km here, 0.4° north about 44 km.
    const east = aStore({ id: storeId(6), zones, location: { latitude: 43.263, longitude: -2.435 } })
    const north = aStore({ id: storeId(7), zones, location: { latitude: 43.663, longitude: -2.935 } })
    expect(ids(listServingStores([north, east], '48001', bilbao))).toEqual([6, 7])
  })

  it('keeps their own order while the address has no place', () => {
    expect(ids(listServingStores([far, near, unplaced], '48001'))).toEqual([2, 1, 3])
  })

  test.each([
    ['another postal code', aStore({ zones: [aZone(['28001'])] })],
    ['no zones', aStore()],
    ['no delivery', aStore({ zones, modes: modesOf('pickup') })],
    ['takeaway closed', aStore({ zones, takeawayClosed: true })],
  ])('leaves out a store with %s', (_title, store) => expect(listServingStores([store], '48001')).toEqual([]))

  it('are none where nobody delivers', () => {
    expect(listServingStores([near], '08001', bilbao)).toEqual([])
  })
})

it('finds the zone of a postal code, spaces aside', () => {
  const centre = aZone(['48001'])
  const outskirts = aZone(['48992'], { name: 'Outskirts' })
  expect(findZone({ zones: [centre, outskirts] }, ' 48992 ')).toBe(outskirts)
  expect(findZone({ zones: [centre] }, '4800')).toBeUndefined()
})

test.each<[string, OrderingMode, string | null, number]>([
  ['a delivery has the minimum of its zone', 'delivery', '48001', 1500],
  ['outside every zone there is none', 'delivery', '08001', 0],
  ['without an address there is none yet', 'delivery', null, 0],
  ['pickup has none', 'pickup', '48001', 0],
])('%s', (_title, mode, postalCode, expected) => expect(findMinimumOrder(near, mode, postalCode)).toBe(expected))

test.each<[string, OrderingMode, number, boolean]>([
  ['a cent below', 'delivery', 1499, false],
  ['exactly the minimum', 'delivery', 1500, true],
  ['below, taken away', 'pickup', 1499, false],
  ['below, at a table', 'table', 1, true],
  ['below, eating here', 'takehere', 1, true],
])('minimum purchase: %s [CART-042]', (_title, mode, goods, expected) => {
  const verdict = checkMinimumOrder(mode, cents(goods), cents(1500))
  expect(verdict).toEqual(expected ? { allowed: true } : { allowed: false, code: 'below-minimum-order' })
})
