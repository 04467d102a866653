import { expect, it } from 'vitest'
import { aChoice } from '../testing/choices.ts'
import { aCombination, anAttribute, aProduct } from '../testing/products.ts'
import { localText } from '../text/local-text.ts'
import { nameCombination } from './name-combination.ts'

it('names a variant after the product and the combination, or not at all [CART-002]', () => {
  const wine = aProduct(1, 900, {
    name: localText('Vino', { en: 'Wine' }),
    attributes: [anAttribute(1, [11, 12])],
    combinations: [aCombination(1, [11], 900, { name: localText('Copa', { en: 'Glass' }) })],
  })
  expect(nameCombination(wine, aChoice({ values: [11] }), 'es')).toBe('Vino Copa')
  expect(nameCombination(wine, aChoice({ values: [11] }), 'en')).toBe('Wine Glass')
  expect(nameCombination(wine, aChoice({ values: [12] }), 'es')).toBeNull()
  expect(nameCombination(aProduct(2, 900), aChoice(), 'es')).toBeNull()
})
