import { aChoice, withIngredients } from '@comanda/rules/testing/choices'
import { aGroup, aProduct, aValue } from '@comanda/rules/testing/products'
import { expect, test } from 'vitest'
import { OptionGroups } from './option-groups.tsx'
import { read } from './testing/draw.tsx'

const sauces = aGroup(10, [aValue(101, 150), aValue(102, 150)], { multiple: true, freeCount: 1 })
const product = aProduct(1, 600, { optionGroups: [sauces] })

function readLabels(chosen: readonly number[], isForReading = false): string[] {
  const configuration = aChoice({ options: chosen.map((value) => [10, value] as const) })
  const choosing = { product, configuration, quantity: 1, context: withIngredients }
  const texts = read(<OptionGroups choosing={choosing} apply={() => {}} isForReading={isForReading} />)
  return texts.filter((text) => /€|incluida$/.test(text))
}

test.each([
  ['none chosen', [], ['incluida', 'incluida']],
  ['one chosen', [101], ['incluida', '+1,50 €']],
  ['two chosen', [101, 102], ['incluida', '+1,50 €']],
])(
  'a group with one free, %s: included until the free one is used, then the surcharge [PRICE-005] [F-012]',
  (_title, chosen, labels) => {
    expect(readLabels(chosen)).toEqual(labels)
  },
)

test('a menu to look at tells the prices [CONFIG-010]', () => {
  expect(readLabels([], true)).toEqual(['+1,50 €', '+1,50 €'])
})
