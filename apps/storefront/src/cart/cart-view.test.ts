import { cents } from '@comanda/rules/money/cents'
import { aCart, aLine, anAddress, aSetup } from '@comanda/rules/testing/carts'
import { aProduct, id } from '@comanda/rules/testing/products'
import { aResource, aStore, at, aZone } from '@comanda/rules/testing/venues'
import { describe, expect, it } from 'vitest'
import { toCartView } from './cart-view.ts'
import type { HeldCart } from './held-cart.ts'

const now = at('2026-11-18T13:10:00+01:00')
const products = [aProduct(1, 500), aProduct(2, 0, { service: { share: 1000 as never } })]
const zone = aZone(['48001'], { minimumOrder: cents(1200), shippingFee: cents(190), freeShippingFrom: cents(3000) })

function held(lines: HeldCart['cart']['lines'], setup: Partial<HeldCart['cart']['setup']> = {}): HeldCart {
  return {
    cart: aCart(lines, { setup: aSetup(setup) }),
    shop: {
      store: aStore({ zones: [zone], resources: [aResource(7, { hasServiceCharge: true })] }),
      products: new Map(products.map((product) => [product.id, product])),
      categories: new Map(),
      promotions: [],
      coupon: null,
      receipt: null,
    },
    pending: [],
  }
}

describe('what a cart shows', () => {
  const home = { mode: 'delivery', address: anAddress() } as const

  it('below the minimum it says how much is missing [CART-042] [ERRORS-039]', () => {
    const view = toCartView(held([aLine('a', 1)], home), now)
    expect(view).toMatchObject({ minimum: { amount: 1200, missing: 700 }, shipping: 190, untilFreeShipping: null })
    expect(toCartView(held([aLine('a', 1)], { mode: 'pickup' }), now)).toMatchObject({ minimum: null, shipping: null })
  })

  it('above it, how much is missing until delivery is free', () => {
    expect(toCartView(held([aLine('a', 1, 3)], home), now)).toMatchObject({ minimum: null, untilFreeShipping: 1500 })
    expect(toCartView(held([aLine('a', 1, 6)], home), now)).toMatchObject({ shipping: 0, untilFreeShipping: null })
  })

  it('keeps what the kitchen has apart from what it has not, and the service from both [OPEN-106]', () => {
    const lines = [aLine('a', 1, 1, { deletable: false }), aLine('b', 1, 2), aLine('cart', 2, 1, { deletable: false })]
    const view = toCartView(held(lines, { mode: 'table', resourceId: id(7) }), now)
    expect(view.sent.map(({ line }) => line.id)).toEqual(['a'])
    expect(view.unsent.map(({ line }) => line.id)).toEqual(['b'])
    expect(view.price).toMatchObject({ serviceCharge: 150, total: 1650 })
  })
})
