import { expect, it } from 'vitest'
import { aChoice } from '../testing/choices.ts'
import { aCombination, anAttribute, aProduct } from '../testing/products.ts'
import { priceValues } from './price-values.ts'

const size = anAttribute(1, [11, 12])
const bread = anAttribute(2, [21, 22])
const product = aProduct(1, 600, {
  attributes: [size, bread],
  combinations: [aCombination(1, [11, 21], 700), aCombination(2, [12, 21], 1200), aCombination(3, [11, 22], 700)],
})

it('prices each size with the bread that is chosen', () => {
  const configuration = aChoice({ values: [11, 21] })
  expect([...priceValues({ product, configuration }, size)]).toEqual([
    [11, 700],
    [12, 1200],
  ])
})

it('says nothing where no value costs more than another, or none is sold', () => {
  const configuration = aChoice({ values: [11, 21] })
  expect([...priceValues({ product, configuration }, bread)]).toEqual([])
  expect([...priceValues({ product, configuration: aChoice({ values: [11, 22] }) }, size)]).toEqual([])
})
