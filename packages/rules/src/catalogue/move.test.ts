import { describe, expect, it, test } from 'vitest'
import { aChoice, aUnit, units, withIngredients } from '../testing/choices.ts'
import { aGroup, anAttribute, anItem, aProduct, aSection, aValue, id } from '../testing/products.ts'
import { configurationKey, isSameConfiguration } from './configuration-key.ts'
import { applyMove, listMoves } from './move.ts'

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

describe('the key of a configuration', () => {
  const nested = aChoice({
    options: [
      [7, 71],
      [8, 81],
    ],
  })
  const turned = aChoice({
    options: [
      [8, 81],
      [7, 71],
    ],
  })
  const one = aChoice({
    values: [12, 3],
    options: [
      [1, 2],
      [3, 4],
    ],
    units: [aUnit(5, 1, nested), aUnit(5, 2)],
  })
  it('does not depend on the order of choosing', () => {
    const other = aChoice({
      values: [3, 12],
      options: [
        [3, 4],
        [1, 2],
      ],
      units: [aUnit(5, 2), aUnit(5, 1, turned)],
    })
    expect(isSameConfiguration(one, other)).toBe(true)
  })
  test.each([
    ['a value', { ...one, valueIds: [id<never>(12)] }],
    ['an option', { ...one, options: one.options.slice(1) }],
    ['a unit', { ...one, units: one.units.slice(1) }],
    ['the number of units', { ...one, units: [...one.units, ...units(5, 2, 1)] }],
    ['the second level', { ...one, units: [aUnit(5, 1), aUnit(5, 2)] }],
    ['where a choice was made', aChoice({ values: [1, 2], options: [[1, 2]] })],
  ])('differs with %s', (_title, other) => {
    expect(isSameConfiguration(one, other)).toBe(false)
  })
  it('never runs numbers together', () => {
    expect(configurationKey(aChoice({ values: [1, 12] }))).not.toBe(configurationKey(aChoice({ values: [11, 2] })))
    expect(configurationKey(aChoice({ options: [[1, 12]] }))).not.toBe(
      configurationKey(aChoice({ options: [[11, 2]] })),
    )
  })
})
