import { expect, it, test } from 'vitest'
import { aChoice, aUnit, withIngredients } from './choices.ts'
import { applyMove, listMoves } from './move.ts'
import { aGroup, anAttribute, anItem, aProduct, aSection, aValue, id } from './products.ts'

const plain = aProduct(50, 0)
const dish = aProduct(1, 900, {
  attributes: [anAttribute(1, [11, 12])],
  optionGroups: [aGroup(10, [aValue(101), aValue(102)], { multiple: true, limit: 1 })],
  sections: [
    aSection(5, [anItem(1, plain), anItem(2, plain, { published: false }), anItem(3, plain)], { maxDishes: 1 }),
  ],
})
const choosing = (configuration = aChoice()) => ({
  product: dish,
  configuration,
  quantity: 1,
  context: withIngredients,
})

it('lists every next tap with its verdict', () => {
  const configuration = aChoice({ values: [11], options: [[10, 101]], units: [aUnit(5, 1), aUnit(5, 2)] })
  expect(listMoves(choosing(configuration))).toEqual([
    { move: { kind: 'choose-value', valueId: 12 }, verdict: { allowed: true } },
    { move: { kind: 'leave-option', groupId: 10, valueId: 101 }, verdict: { allowed: true } },
    { move: { kind: 'choose-option', groupId: 10, valueId: 102 }, verdict: { allowed: false, code: 'option-limit' } },
    { move: { kind: 'add-item', sectionId: 5, itemId: 1 }, verdict: { allowed: false, code: 'section-full' } },
    { move: { kind: 'add-item', sectionId: 5, itemId: 3 }, verdict: { allowed: false, code: 'section-full' } },
    { move: { kind: 'remove-item', sectionId: 5, itemId: 1 }, verdict: { allowed: true } },
    { move: { kind: 'remove-item', sectionId: 5, itemId: 2 }, verdict: { allowed: true } },
  ])
})

test.each([
  [{ kind: 'choose-value', valueId: id<never>(12) }, aChoice({ values: [12] })],
  [{ kind: 'choose-option', groupId: id<never>(10), valueId: id<never>(101) }, aChoice({ options: [[10, 101]] })],
  [{ kind: 'add-item', sectionId: id<never>(5), itemId: id<never>(1) }, aChoice({ units: [aUnit(5, 1)] })],
] as const)('%j goes through', (move, configuration) => {
  expect(applyMove(choosing(), move)).toEqual({ allowed: true, configuration })
})

it('takes back and changes units', () => {
  const one = choosing(aChoice({ units: [aUnit(5, 1)] }))
  expect(applyMove(one, { kind: 'remove-item', sectionId: id(5), itemId: id(1) })).toEqual({
    allowed: true,
    configuration: aChoice(),
  })
  expect(applyMove(one, { kind: 'change-unit', at: 0, unit: aChoice() })).toEqual({
    allowed: true,
    configuration: one.configuration,
  })
  expect(applyMove(one, { kind: 'leave-option', groupId: id(1), valueId: id(1) })).toEqual({
    allowed: false,
    code: 'not-chosen',
  })
})
