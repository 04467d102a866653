import { expect, it, test } from 'vitest'
import { aChoice, anOption } from '../testing/choices.ts'
import { aCombination, aGroup, anAttribute, aProduct, aValue, id } from '../testing/products.ts'
import { listValueLines } from './value-quantities.ts'

const required = aGroup(10, [aValue(101), aValue(102)], { required: true })
const ofLarge = aGroup(20, [aValue(201)])
const wine = aProduct(1, 400, {
  attributes: [anAttribute(1, [11, 12, 13])],
  optionGroups: [required],
  combinations: [aCombination(1, [11], 400), aCombination(2, [12], 900, { optionGroups: [ofLarge] })],
})
const rows = (...quantities: number[]) =>
  quantities.map((quantity, index) => ({ valueId: id<never>(11 + index), quantity }))
const chosen = [anOption(10, 101)]

it('makes one line for every value above zero, with the options it offers', () => {
  expect(listValueLines(wine, rows(2, 1), [...chosen, anOption(20, 201)])).toEqual([
    { configuration: aChoice({ values: [11], options: [[10, 101]] }), quantity: 2 },
    {
      configuration: aChoice({
        values: [12],
        options: [
          [10, 101],
          [20, 201],
        ],
      }),
      quantity: 1,
    },
  ])
  expect(listValueLines(wine, rows(0, 3), chosen)).toHaveLength(1)
})

test.each([
  ['some quantity above zero', [0, 1], 1],
  ['all at zero', [0, 0], 0],
  ['no rows', [], 0],
])('the list of quantities with %s makes so many lines: %3$i [CONFIG-009]', (_title, quantities, lines) => {
  expect(listValueLines(wine, rows(...quantities), chosen)).toHaveLength(lines)
})
