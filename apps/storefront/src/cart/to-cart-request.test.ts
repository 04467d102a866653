import { type CustomerId, type SessionId, toId, type ZoneId } from '@comanda/rules/ids'
import { zero } from '@comanda/rules/money/cents'
import { aCart, aLine, anAddress, aSetup } from '@comanda/rules/testing/carts'
import { aProduct } from '@comanda/rules/testing/products'
import { aStore, at } from '@comanda/rules/testing/venues'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HeldCart } from './held-cart.ts'
import { aBrowser } from './testing/a-browser.ts'
import { toCartRequest, toNewCart } from './to-cart-request.ts'
import { toFacts } from './to-facts.ts'

const ana = toId<CustomerId>('0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e01')
const visit = toId<SessionId>('0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e02')
const cartId = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e03'
const buffet = aProduct(1, 1890, { buffet: { platesPerRound: 5 } })
const opened = '2026-11-18T12:00:00.000Z'

let browser: ReturnType<typeof aBrowser>
beforeEach(() => {
  browser = aBrowser()
  vi.stubGlobal('document', browser.document)
  browser.cookies.set('session', `token.${visit}`).set('user-id', ana)
})
afterEach(() => vi.unstubAllGlobals())

function hold(more: Parameters<typeof aCart>[1]): HeldCart {
  const cart = aCart([aLine('a', 1)], { id: toId(cartId), openedAt: at(opened), ...more })
  const free = { minimumOrder: zero, shippingFee: zero, freeShippingFrom: null }
  const zones = [{ id: toId<ZoneId>(7), name: 'Centro', postalCodes: ['48001'], ...free }]
  const products = new Map([[buffet.id, buffet]])
  const none = { categories: new Map(), promotions: [], coupon: null, receipt: null }
  return { cart, shop: { store: aStore({ zones }), products, ...none }, pending: [] }
}

const factsOf = (held: HeldCart) => toCartRequest(held.cart, toFacts(held)).facts

it('a save says who orders, in which zone, since when and together with whom [CART-005] [CART-025] [CART-039] [F-037]', () => {
  expect(factsOf(hold({ setup: aSetup({ mode: 'delivery', address: anAddress() }) }))).toMatchObject({
    customerId: ana,
    sessionId: visit,
    zoneId: 7,
    openedAt: at(opened),
    isShared: false,
  })
  expect(factsOf(hold({ setup: aSetup({ mode: 'table' }) }))).toMatchObject({ isShared: true, zoneId: null })
})

it('a save says that there is a buffet, and whether it is blocked [CART-028] [F-037]', () => {
  expect(factsOf(hold({}))).toMatchObject({ hasBuffet: true, buffetBlocked: false })
  expect(factsOf(hold({ buffetBlocked: true }))).toMatchObject({ hasBuffet: true, buffetBlocked: true })
  expect(factsOf(hold({ lines: [] }))).toMatchObject({ hasBuffet: false })
})

it('an order that begins says who begins it [CART-039] [F-037]', () => {
  const { asSoonAsPossible: _, warehouseId: __, menuId: ___, ...setup } = aSetup({ mode: 'table' })
  const begin = () => toNewCart({ ...setup, dateType: 'asap' }).facts
  expect(begin()).toMatchObject({ customerId: ana, sessionId: visit, isShared: true, openedAt: null })
  browser.cookies.set('user-id', 'not an id')
  expect(begin()).toMatchObject({ customerId: null, sessionId: visit })
})
