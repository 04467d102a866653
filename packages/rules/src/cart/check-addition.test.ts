import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { LineId } from '../ids.ts'
import { toId } from '../ids.ts'
import { aCart, aLine } from '../testing/carts.ts'
import { aChoice, units } from '../testing/choices.ts'
import { aCategory, aProduct, drinkCategoryId } from '../testing/products.ts'
import { refuse } from '../verdict.ts'
import { countRound } from './buffet-round.ts'
import { type CartLine, cartStates } from './cart.ts'
import { changeQuantity } from './change-quantity.ts'
import { type AdditionStatus, checkAddition, checkQuantity, checkRemoval, toAdditionStatus } from './check-addition.ts'
import { addLine } from './merge-lines.ts'
import { isQuantity, minimumQuantity } from './quantity.ts'

const buffet = aProduct(1, 1890, { buffet: { platesPerRound: 5 } })
const dish = aProduct(3, 800)
const drink = aProduct(4, 250, { categoryIds: [drinkCategoryId], defaultCategoryId: drinkCategoryId })
const menu = {
  products: new Map([buffet, dish, drink].map((product) => [product.id, product])),
  categories: new Map([aCategory(1, true), aCategory(2, false)].map((category) => [category.id, category])),
}
const lineId = (name: string) => toId<LineId>(name)
const say = (verdict: { allowed: true } | { allowed: false; code: string }) => (verdict.allowed ? 'yes' : verdict.code)
const adding = (lines: CartLine[], product: typeof dish, quantity: number, more: Parameters<typeof aCart>[1] = {}) =>
  say(checkAddition(aCart(lines, more), { product, quantity }, menu))
const changing = (lines: CartLine[], line: string, quantity: number, more: Parameters<typeof aCart>[1] = {}) =>
  say(checkQuantity(aCart(lines, more), { lineId: lineId(line), quantity }, menu))

describe('adding within a round', () => {
  test.each<[string, CartLine[], typeof dish, number, string]>([
    ['up to the limit', [aLine('a', 1), aLine('b', 3, 3)], dish, 2, 'yes'],
    ['one more', [aLine('a', 1), aLine('b', 3, 3)], dish, 3, 'round-limit'],
    ['another buffet raises the limit', [aLine('a', 1, 2), aLine('b', 3, 5)], dish, 5, 'yes'],
    ['drinks never count', [aLine('a', 1), aLine('b', 3, 5)], drink, 9, 'yes'],
    ['without a buffet there is no round', [aLine('b', 3, 50)], dish, 50, 'yes'],
    ['the buffet itself can follow its dishes', [aLine('b', 3, 4)], buffet, 1, 'yes'],
    ['a buffet too small for the dishes already there', [aLine('b', 3, 6)], buffet, 1, 'round-limit'],
    ['a buffet for a round already over its limit may come', [aLine('a', 1), aLine('b', 3, 12)], buffet, 1, 'yes'],
    ['a round already over its limit takes no dish', [aLine('a', 1), aLine('b', 3, 7)], dish, 1, 'round-limit'],
    ['what was sent leaves room', [aLine('a', 1), aLine('b', 3, 5, { deletable: false })], dish, 5, 'yes'],
  ])('%s [PRICE-025]', (_title, lines, product, quantity, expected) => {
    expect(adding(lines, product, quantity)).toBe(expected)
  })

  it('a blocked buffet refuses new food, not drinks [PRICE-027]', () => {
    const blocked = { buffetBlocked: true }
    expect(adding([aLine('a', 1)], dish, 1, blocked)).toBe('buffet-blocked')
    expect(adding([aLine('a', 1)], drink, 1, blocked)).toBe('yes')
    expect(adding([aLine('a', 1)], dish, 1)).toBe('yes')
  })

  it('counts a product the menu was not given, such as one just published', () => {
    const fresh = aProduct(8, 500)
    expect(adding([aLine('a', 1), aLine('b', 3, 5)], fresh, 1)).toBe('round-limit')
  })

  it('refuses what is not published', () => {
    expect(adding([], aProduct(3, 800, { published: false }), 1)).toBe('product-unpublished')
  })

  it.each(cartStates)('a ticket that is %s takes lines only while open', (state) => {
    expect(adding([], dish, 1, { state })).toBe(state === 'open' ? 'yes' : 'cart-not-open')
  })
})

describe('quantities', () => {
  it('start at one and never go below [CART-015]', () => {
    expect(minimumQuantity).toBe(1)
    for (const quantity of [1, 2, 40, 999]) expect(adding([], dish, quantity)).toBe('yes')
    for (const quantity of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1000, 2 ** 53]) {
      expect(adding([], dish, quantity)).toBe('quantity-not-allowed')
      expect(changing([aLine('b', 3, 2)], 'b', quantity)).toBe('quantity-not-allowed')
      expect(isQuantity(quantity)).toBe(false)
    }
  })

  test.each<[string, CartLine[], string, number, string]>([
    ['up to the limit', [aLine('a', 1), aLine('b', 3, 3)], 'b', 5, 'yes'],
    ['above it', [aLine('a', 1), aLine('b', 3, 3)], 'b', 6, 'round-limit'],
    ['down from above it', [aLine('a', 1), aLine('b', 3, 9)], 'b', 8, 'yes'],
    ['fewer buffets than the dishes need', [aLine('a', 1, 2), aLine('b', 3, 8)], 'a', 1, 'round-limit'],
    ['fewer buffets, dishes still within', [aLine('a', 1, 2), aLine('b', 3, 5)], 'a', 1, 'yes'],
    ['more drinks', [aLine('a', 1), aLine('b', 3, 5), aLine('c', 4)], 'c', 9, 'yes'],
  ])('%s [PRICE-026]', (_title, lines, line, quantity, expected) =>
    expect(changing(lines, line, quantity)).toBe(expected),
  )

  it('a blocked buffet lets food go down, not up [PRICE-027]', () => {
    const blocked = { buffetBlocked: true }
    const lines = [aLine('a', 1), aLine('b', 3, 2), aLine('c', 4, 2)]
    expect(changing(lines, 'b', 3, blocked)).toBe('buffet-blocked')
    expect(changing(lines, 'b', 2, blocked)).toBe('yes')
    expect(changing(lines, 'b', 1, blocked)).toBe('yes')
    expect(changing(lines, 'c', 3, blocked)).toBe('yes')
    expect(changing([aLine('x', 77, 1)], 'x', 2, blocked)).toBe('yes')
    expect(changing(lines, 'b', 3)).toBe('yes')
  })

  it('refuses a line that is not there, has been sent, or belongs to a closed ticket', () => {
    expect(changing([aLine('b', 3)], 'x', 2)).toBe('line-not-found')
    expect(changing([aLine('b', 3, 1, { deletable: false })], 'b', 2)).toBe('line-already-sent')
    expect(changing([aLine('b', 3)], 'b', 2, { state: 'paying' })).toBe('cart-not-open')
  })

  it('asks to choose again when the dishes of a line differ', () => {
    const line = aLine('b', 3, 2, { configuration: aChoice({ units: units(1, 1, 3) }) })
    expect(changing([line], 'b', 3)).toBe('choices-differ')
    expect(changing([line], 'b', 4)).toBe('yes')
  })
})

it('takes a line out until the kitchen has it', () => {
  const cart = aCart([aLine('a', 3), aLine('b', 3, 1, { deletable: false })])
  expect(say(checkRemoval(cart, lineId('a')))).toBe('yes')
  expect(say(checkRemoval(cart, lineId('b')))).toBe('line-already-sent')
  expect(say(checkRemoval(cart, lineId('c')))).toBe('line-not-found')
  expect(say(checkRemoval({ ...cart, state: 'ordered' }, lineId('a')))).toBe('cart-not-open')
})

test.each<[string, Parameters<typeof toAdditionStatus>[0], AdditionStatus]>([
  ['added', { allowed: true }, 0],
  ['round dish limit exceeded', refuse('round-limit'), 2],
  ['ticket blocked', refuse('cart-not-open'), 3],
  ['buffet blocked', refuse('buffet-blocked'), 3],
  ['any other refusal', refuse('product-unpublished'), 1],
])('statusAddItem: %s [CART-014]', (_title, verdict, status) => expect(toAdditionStatus(verdict)).toBe(status))

it('never lets a round past its limit, whatever is tried [PRICE-025]', () => {
  const change = fc.record({
    kind: fc.constantFrom('add', 'set'),
    product: fc.constantFrom(buffet, dish, drink),
    quantity: fc.integer({ min: 1, max: 8 }),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let lines: CartLine[] = [aLine('start', 1)]
      for (const [index, { kind, product, quantity }] of changes.entries()) {
        const cart = aCart(lines)
        const target = lines[index % lines.length] as CartLine
        if (kind === 'add' && checkAddition(cart, { product, quantity }, menu).allowed) {
          lines = addLine(lines, aLine(`line ${index}`, product.id, quantity))
        }
        if (kind === 'set' && checkQuantity(cart, { lineId: target.id, quantity }, menu).allowed) {
          lines = changeQuantity(lines, target.id, quantity)
        }
        const round = countRound(lines, menu)
        if (round.dishes > round.limit) return false
      }
      return true
    }),
  )
})
