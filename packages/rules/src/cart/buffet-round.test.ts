import { expect, it, test } from 'vitest'
import { aLine } from '../testing/carts.ts'
import { aCategory, aProduct, drinkCategoryId, foodCategoryId } from '../testing/products.ts'
import { buffetFallbackLimit, countRound } from './buffet-round.ts'
import type { CartLine } from './cart.ts'

const drink = { categoryIds: [drinkCategoryId], defaultCategoryId: drinkCategoryId }
const products = [
  aProduct(1, 1890, { buffet: { platesPerRound: 5 } }),
  aProduct(2, 2490, { buffet: { platesPerRound: null } }),
  aProduct(3, 800),
  aProduct(4, 250, drink),
]
const menu = {
  products: new Map(products.map((product) => [product.id, product])),
  categories: new Map([aCategory(1, true), aCategory(2, false)].map((category) => [category.id, category])),
}

it('stands for no limit with 999999 [CONST-012]', () => {
  expect(buffetFallbackLimit).toBe(999_999)
  expect(countRound([aLine('a', 2, 2)], menu).limit).toBe(2 * 999_999)
})

test.each<[string, CartLine[], object]>([
  ['an empty cart', [], { hasBuffet: false, dishes: 0, limit: 0 }],
  ['no buffet product', [aLine('a', 3, 2)], { hasBuffet: false, dishes: 2, limit: 0 }],
  ['any buffet product', [aLine('a', 3), aLine('b', 1)], { hasBuffet: true, dishes: 1, limit: 5 }],
])('existeBuffet with %s [PRICE-023]', (_title, lines, expected) => expect(countRound(lines, menu)).toEqual(expected))

test.each<[string, CartLine[], number, number]>([
  ['plates per round times quantity', [aLine('a', 1, 3)], 0, 15],
  ['summed over buffet items', [aLine('a', 1, 2), aLine('b', 1, 1, { notes: 'no fish' })], 0, 15],
  ['dishes count by quantity', [aLine('a', 1), aLine('b', 3, 4)], 4, 5],
  ['drinks do not count', [aLine('a', 1), aLine('b', 4, 4)], 0, 5],
  ['the buffet itself is no dish', [aLine('a', 1, 2)], 0, 10],
  ['a product nobody knows counts for nothing', [aLine('a', 1), aLine('b', 99, 3)], 0, 5],
])('%s [PRICE-025]', (_title, lines, dishes, limit) => expect(countRound(lines, menu)).toMatchObject({ dishes, limit }))

it('leaves out what the kitchen has, but not the buffet that pays for it [PRICE-028]', () => {
  const sent = { deletable: false }
  expect(countRound([aLine('a', 1, 1, sent), aLine('b', 3, 5, sent), aLine('c', 3, 2)], menu)).toEqual({
    hasBuffet: true,
    dishes: 2,
    limit: 5,
  })
})

it('takes the default category, and any category only where that one is unknown', () => {
  const unknown = aCategory(99, true).id
  const both = [foodCategoryId, drinkCategoryId]
  const dishes = (categoryIds: typeof both, defaultCategoryId: typeof unknown) => {
    const product = aProduct(5, 100, { categoryIds, defaultCategoryId })
    return countRound([aLine('a', 5)], { ...menu, products: new Map([[product.id, product]]) }).dishes
  }
  expect(dishes(both, drinkCategoryId)).toBe(0)
  expect(dishes(both, foodCategoryId)).toBe(1)
  expect(dishes(both, unknown)).toBe(1)
  expect(dishes([drinkCategoryId], unknown)).toBe(0)
})
