import { expect, test } from 'vitest'
import type { CartLine } from '../cart/cart.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { basisPoints } from '../money/cents.ts'
import { aCart, aLine, aSetup } from '../testing/carts.ts'
import { aCategory, aProduct } from '../testing/products.ts'
import { aSite } from '../testing/venues.ts'
import { checkOrderAgain } from './order-again.ts'

const buffet = aProduct(1, 1890, { buffet: { platesPerRound: 5 } })
const service = aProduct(2, 200, { service: { share: basisPoints(1000) } })
const dish = aProduct(3, 800)
const menu = {
  products: new Map([buffet, service, dish].map((product) => [product.id, product])),
  categories: new Map([aCategory(1, true)].map((category) => [category.id, category])),
}
const sent = { deletable: false }

const say = (lines: CartLine[], severalOrdersPerTable: boolean, mode: OrderingMode) => {
  const verdict = checkOrderAgain(aCart(lines, { setup: aSetup({ mode }) }), menu, aSite({ severalOrdersPerTable }))
  return verdict.allowed ? 'yes' : verdict.code
}

test.each<[string, CartLine[], boolean, OrderingMode, string]>([
  ['a table that has sent nothing yet', [aLine('a', 3)], false, 'table', 'yes'],
  ['a table whose order is in the kitchen', [aLine('a', 3, 1, sent)], false, 'table', 'table-has-ordered'],
  ['the same where tables order several times', [aLine('a', 3, 1, sent)], true, 'table', 'yes'],
  ['the service charge, which is no order', [aLine('s', 2, 1, sent), aLine('a', 3)], false, 'table', 'yes'],
  ['the next round of a buffet', [aLine('b', 1, 2, sent), aLine('a', 3, 1, sent)], false, 'table', 'yes'],
  ['an order that is no table’s', [aLine('a', 3, 1, sent)], false, 'pickup', 'yes'],
])('ordering more: %s [SITE-021] [OPEN-081] [F-036]', (_title, lines, several, mode, expected) => {
  expect(say(lines, several, mode)).toBe(expected)
})
