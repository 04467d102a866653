import { expect, test } from 'vitest'
import { aProduct } from '../testing/products.ts'
import { chooseCourse } from './choose-course.ts'

test.each([
  [2, 0, 2],
  [2, 3, 2],
  [0, 3, 3],
  [0, 0, 0],
])('with orderType %i and %i asked for, a line goes out with course %i [CART-034]', (course, chosen, expected) => {
  expect(chooseCourse(aProduct(1, 900, { course }), chosen)).toBe(expected)
})
