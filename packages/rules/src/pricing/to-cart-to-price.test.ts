import { expect, it } from 'vitest'
import type { ResourceId } from '../ids.ts'
import { zero } from '../money/cents.ts'
import { anAddress, aSetup } from '../testing/carts.ts'
import { id } from '../testing/products.ts'
import { aResource, aStore, at, aZone } from '../testing/venues.ts'
import { toCartToPrice } from './to-cart-to-price.ts'

const zone = aZone(['48001'])
const store = aStore({ zones: [zone], resources: [aResource(7, { hasServiceCharge: true })] })
const facts = { store, products: new Map(), categories: new Map(), promotions: [], coupon: null, receipt: null }
const now = at('2026-11-18T13:10:00+01:00')

it.each([
  [
    'a delivery has the zone of its address',
    { mode: 'delivery', address: anAddress() },
    { zone, hasServiceCharge: false },
  ],
  ['one without an address has none', { mode: 'delivery' }, { zone: null }],
  ['what is fetched has none either', { mode: 'pickup', address: anAddress() }, { zone: null }],
  [
    'a room that charges for service says so',
    { mode: 'table', resourceId: id<ResourceId>(7) },
    { hasServiceCharge: true },
  ],
] as const)('%s [PRICE-029]', (_what, setup, expected) => {
  const cart = { lines: [], tip: zero, setup: aSetup(setup) }
  expect(toCartToPrice({ cart, now, ...facts })).toMatchObject({
    ...expected,
    mode: setup.mode,
    moment: { date: '2026-11-18', minute: 790 },
  })
})
