import { expect, test } from 'vitest'
import { aCategory, aProduct, id } from '../testing/products.ts'
import { isFood } from './is-food.ts'

const categories = new Map(
  [aCategory(1, true), aCategory(2, false), aCategory(3, true)].map((entry) => [entry.id, entry]),
)

test.each([
  ['its default category is food', 1, [2], true],
  ['its default category is not, though another is', 2, [1, 2], false],
  ['its default category is unknown and another is food', 9, [2, 3], true],
  ['its default category is unknown and no other is food', 9, [2, 8], false],
])('a food dish or not: %s [OPEN-101]', (_title, preset, all, food) => {
  const product = aProduct(1, 0, { defaultCategoryId: id(preset), categoryIds: all.map((number) => id(number)) })
  expect(isFood(product, categories)).toBe(food)
})
