import { describe, expect, it, test } from 'vitest'
import { toId } from '../ids.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { cents, zero } from '../money/cents.ts'
import { aCart, aLine, aSetup } from '../testing/carts.ts'
import { aSite } from '../testing/venues.ts'
import { getIsoDate } from '../time/iso-date.ts'
import {
  canEnterPayment,
  cartSteps,
  checkTableOpened,
  clearsAfterComplete,
  decideOnLoad,
  emptyCart,
  type LoadQuestion,
} from './cart-life.ts'

const today = getIsoDate('2026-11-15')
const cartOn = (mode: OrderingMode, date: string | null) =>
  aCart([], { setup: aSetup({ mode, date: date === null ? null : getIsoDate(date) }) })
const question: LoadQuestion = { cart: aCart(), mode: 'pickup', offered: ['pickup', 'digital-card'], today }

describe('loading a cart', () => {
  test.each<[string, Partial<LoadQuestion>, 'keep' | OrderingMode | null]>([
    ['the server knows it and its mode is offered: kept [CART-016]', {}, 'keep'],
    ['the server knows none: reset, mode cleared [CART-016]', { cart: null }, null],
    ['its mode is no longer offered: reset, mode cleared [CART-016]', { offered: ['delivery'] }, null],
    ['the digital menu is kept when offered [CART-016]', { cart: null, mode: 'digital-card' }, 'digital-card'],
    ['and goes when it is not [CART-016]', { cart: null, mode: 'digital-card', offered: ['pickup'] }, null],
    ['another mode is not kept without a cart [CART-016]', { cart: null, mode: 'pickup' }, null],
    ['for today: kept [CART-017]', { cart: cartOn('pickup', '2026-11-15') }, 'keep'],
    ['for a day to come: kept [CART-017]', { cart: cartOn('pickup', '2026-11-20') }, 'keep'],
    ['for a day gone by: reset [CART-017]', { cart: cartOn('pickup', '2026-11-14') }, null],
    ['without a day: kept [CART-017]', { cart: cartOn('pickup', null) }, 'keep'],
  ])('%s', (_title, more, expected) => {
    expect(decideOnLoad({ ...question, ...more })).toEqual(
      expected === 'keep' ? { kind: 'keep' } : { kind: 'reset', mode: expected },
    )
  })

  it('a table that sits through midnight keeps its bill', () => {
    const cart = cartOn('table', '2026-11-14')
    expect(decideOnLoad({ ...question, cart, offered: ['table'] })).toEqual({ kind: 'keep' })
  })
})

test.each([
  [true, false, false],
  [true, true, true],
  [false, false, true],
  [false, true, true],
])('tables opened by staff %j, cart open %j: a diner may order %j [SITE-026]', (byStaff, hasCart, expected) => {
  const verdict = checkTableOpened(aSite({ tablesOpenedByStaff: byStaff }), hasCart)
  expect(verdict).toEqual(expected ? { allowed: true } : { allowed: false, code: 'table-not-opened' })
})

test.each<[OrderingMode | null, 'now' | 'end', boolean]>([
  ['pickup', 'now', true],
  ['pickup', 'end', true],
  ['table', 'now', true],
  ['table', 'end', false],
  [null, 'now', true],
])(
  'leaving the completed page in %s paying %s clears mode, store and step: %j [CART-023]',
  (mode, payTime, expected) => {
    expect(clearsAfterComplete(mode, payTime)).toBe(expected)
  },
)

it('has the steps payment, complete and none, and only payment opens the payment page [CART-022]', () => {
  expect([...cartSteps].sort()).toEqual(['complete', 'none', 'payment'])
  expect(cartSteps.filter(canEnterPayment)).toEqual(['payment'])
})

it('starts over with nothing but its identity', () => {
  const full = aCart([aLine('a', 1)], {
    customerId: toId('customer'),
    contact: { fullName: 'Ana', email: 'ana@example.com', phone: '600000000' },
    notes: 'x',
    couponCode: 'HOLA',
    receiptCode: 'R1',
    tip: cents(100),
    buffetBlocked: true,
  })
  expect(emptyCart(full)).toEqual(aCart())
  expect(emptyCart(full).tip).toBe(zero)
})
