import { describe, expect, it, test } from 'vitest'
import type { Cart, CartLine, CartState } from '../cart/cart.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { aCart, aLine as lineOf } from '../testing/carts.ts'
import { countPayers, longestDinerName, tellWhoAdded, toDinerName } from './diners.ts'
import { checkSending, countUnsent, listSent, listUnsent, mostDishesPerRound, sendLines } from './send-round.ts'

const aLine = (more: Partial<CartLine> = {}) => lineOf('line', 1, 1, more)
const table = (more: Partial<Cart> = {}, mode: OrderingMode = 'table'): Cart => {
  const cart = aCart([aLine({ quantity: 2 })], more)
  return { ...cart, setup: { ...cart.setup, mode } }
}
const say = (cart: Cart, payWhenOrdering = false) => {
  const verdict = checkSending(cart, { payWhenOrdering })
  return verdict.allowed ? 'yes' : verdict.code
}
const many = (quantity: number) => table({ lines: [aLine({ quantity })] })

describe('sending a round', () => {
  test.each<[string, Cart, boolean, string]>([
    ['what was chosen goes where one pays at the end', table(), false, 'yes'],
    ['where one pays when ordering it waits for the money', table(), true, 'payment-required'],
    ['a takeaway is no round', table({}, 'pickup'), false, 'mode-not-offered'],
    ['nothing chosen, nothing sent', table({ lines: [] }), false, 'nothing-to-send'],
    ['nothing new, nothing sent', table({ lines: [aLine({ deletable: false })] }), false, 'nothing-to-send'],
    ['as much as a party eats', many(mostDishesPerRound), false, 'yes'],
    ['more than a party eats', many(mostDishesPerRound + 1), false, 'round-too-large'],
  ])('%s [CHECKOUT-010]', (_title, cart, payWhenOrdering, expected) => {
    expect(say(cart, payWhenOrdering)).toBe(expected)
  })

  test.each<CartState>(['paying', 'ordered', 'closed', 'abandoned'])('a cart that is %s sends nothing', (state) => {
    expect(say(table({ state }))).toBe('cart-not-open')
  })

  it('gives the kitchen every new line, and touches none it has', () => {
    const had = aLine({ deletable: false })
    const chosen = aLine({ quantity: 3 })
    const sent = sendLines([had, chosen])
    expect(sent[0]).toBe(had)
    expect(sent.map(({ deletable }) => deletable)).toEqual([false, false])
    expect(countUnsent([had, chosen])).toBe(3)
    expect(countUnsent(sent)).toBe(0)
    expect([listSent([had, chosen]), listUnsent([had, chosen])]).toEqual([[had], [chosen]])
  })
})

describe('who added a line', () => {
  const lines = ['b', null, 'a', 'b', 'c'].map((addedBy) => ({ addedBy }))
  const seenFrom = (device: string | null) => lines.map(tellWhoAdded(lines, device))

  it('is oneself, or a number that is the same on every phone', () => {
    const diner = (number: number) => ({ kind: 'diner', number })
    const self = { kind: 'self' }
    expect(seenFrom('a')).toEqual([diner(1), null, self, diner(1), diner(3)])
    expect(seenFrom('c')).toEqual([diner(1), null, diner(2), diner(1), self])
    expect(tellWhoAdded(lines, 'a')({ addedBy: 'late' })).toEqual(diner(4))
  })

  it('is called by the name that was given, except on the own phone [OPEN-106]', () => {
    const diners = [
      { device: 'a', name: 'Ana' },
      { device: 'b', name: 'Berta' },
    ]
    const tell = tellWhoAdded(lines, 'a', diners)
    expect(tell({ addedBy: 'a' })).toEqual({ kind: 'self' })
    expect(tell({ addedBy: 'b' })).toEqual({ kind: 'named', name: 'Berta' })
    expect(tell({ addedBy: 'late' })).toMatchObject({ kind: 'diner' })
  })

  it.each([
    ['  Ana   María ', 'Ana María'],
    ['Ana\r\n2 × Bogavante', 'Ana 2 × Bogavante'],
    ['\u202eanA\u200b', 'anA'],
    ['Zoe\u0301', 'Zoé'],
    [' \u200b\n', ''],
    ['👩‍🍳'.repeat(40), expect.stringMatching(/^.{1,20}$/u)],
    ['Maximiliana de la Concepción', 'Maximiliana de la Co'],
  ])('is kept as a short line without anything invisible: %j', (typed, kept) => {
    expect(toDinerName(typed)).toEqual(kept)
    expect(Array.from(toDinerName(typed)).length).toBeLessThanOrEqual(longestDinerName)
  })
})

test.each([
  [4, 1, 3],
  [2, 2, 1],
  [0, 0, 1],
])('%i phones of which %i pay leave %i', (guests, sharers, expected) => {
  expect(countPayers(guests, sharers)).toBe(expected)
})
