import { expect, test } from 'vitest'
import { cents } from '../money/cents.ts'
import { aCombination, anAttribute, aProduct } from '../testing/products.ts'
import { openingOldPrice, openingPrice } from './opening-price.ts'

const sizes = [anAttribute(1, [11, 12])]
const small = aCombination(1, [11], 1290)
const large = aCombination(2, [12], 1790)

test.each([
  ['a dish without variants', aProduct(1, 1290), 1290],
  ['the first variant, not the dearest', aProduct(1, 1290, { attributes: sizes, combinations: [large, small] }), 1290],
  [
    'the variant that the venue starts with, however the dish itself is priced',
    aProduct(1, 1290, { attributes: sizes, combinations: [small, { ...large, isDefault: true }] }),
    1790,
  ],
  [
    'a first variant that is not sold: the dish itself',
    aProduct(1, 900, { attributes: sizes, combinations: [large] }),
    900,
  ],
])('a dish says what it costs as it opens: %s [F-220]', (_title, product, price) => {
  expect(openingPrice(product)).toBe(price)
})

test('an offer is shown of the dish itself and of no dearer variant [F-220]', () => {
  const offer = { oldPrice: cents(1500), attributes: sizes }
  expect(openingOldPrice(aProduct(1, 1290, { ...offer, combinations: [small] }))).toBe(1500)
  expect(openingOldPrice(aProduct(1, 1290, { ...offer, combinations: [{ ...large, isDefault: true }] }))).toBeNull()
})
