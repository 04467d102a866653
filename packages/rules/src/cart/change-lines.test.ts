import { describe, expect, it } from 'vitest'
import { aCart, aLine } from '../testing/carts.ts'
import { aCategory, aProduct, foodCategoryId, id } from '../testing/products.ts'
import { longestNotes } from '../text/guest-text.ts'
import { checkReplacement } from './check-addition.ts'
import { cleanNotes } from './clean-notes.ts'
import { replaceLine } from './merge-lines.ts'

const dish = aProduct(1, 500)
const buffet = aProduct(2, 1_990, { buffet: { platesPerRound: 2 } })
const menu = {
  products: new Map([dish, buffet].map((product) => [product.id, product])),
  categories: new Map([[foodCategoryId, aCategory(foodCategoryId, true)]]),
}
const line = aLine('a', 1, 2)
const change = (quantity: number, product = dish) => ({ lineId: line.id, product, quantity })

describe('a line chosen anew', () => {
  it.each([
    ['may have another quantity', aCart([line]), change(3), null],
    ['not none', aCart([line]), change(0), 'quantity-not-allowed'],
    ['must be there', aCart([]), change(1), 'line-not-found'],
    ['must not be with the kitchen', aCart([{ ...line, deletable: false }]), change(1), 'line-already-sent'],
    ['needs an open cart', aCart([line], { state: 'paying' }), change(1), 'cart-not-open'],
    ['needs a dish on sale', aCart([line]), change(2, { ...dish, published: false }), 'product-unpublished'],
    ['may shrink when the dish is off sale', aCart([line]), change(1, { ...dish, published: false }), null],
    ['may not grow while the buffet rests', aCart([line], { buffetBlocked: true }), change(3), 'buffet-blocked'],
    ['may shrink while the buffet rests', aCart([line], { buffetBlocked: true }), change(1), null],
    ['stays within the round', aCart([line, aLine('b', 2)]), change(3), 'round-limit'],
  ])('%s', (_what, cart, wanted, code) => {
    expect(checkReplacement(cart, wanted, menu)).toEqual(code === null ? { allowed: true } : { allowed: false, code })
  })

  it('keeps its place, or joins the line it has become equal to', () => {
    const [one, other] = [aLine('a', 1, 2, { notes: 'sin sal' }), aLine('b', 1, 1)]
    expect(replaceLine([one, other], { ...one, quantity: 5 })).toEqual([{ ...one, quantity: 5 }, other])
    expect(replaceLine([one, other], { ...one, notes: '' })).toEqual([{ ...other, quantity: 3 }])
    expect(replaceLine([other], aLine('z', id(9)))).toEqual([other])
  })
})

describe('notes', () => {
  it('reach the kitchen’s printer without commands, and not without end', () => {
    expect(cleanNotes(' sin\u001b@ sal\n\npor favor ')).toBe('sin @ sal por favor')
    expect(cleanNotes('x'.repeat(longestNotes + 9))).toHaveLength(longestNotes)
  })
})
