import { describe, expect, it, test } from 'vitest'
import { aChoice, aMoment, aUnit, units, withIngredients } from '../testing/choices.ts'
import { aCombination, aGroup, anAttribute, anItem, aProduct, aSection, aValue } from '../testing/products.ts'
import { getMinute } from '../time/minute.ts'
import { checkConfiguration, largestQuantity } from './check-configuration.ts'
import type { Configuration } from './configuration.ts'

const plain = aProduct(50, 0)
const other = aProduct(51, 0)
const sauces = aGroup(30, [aValue(31), aValue(32)], { required: true })
const side = aProduct(52, 0, { optionGroups: [sauces] })
const night = aProduct(53, 0, { windows: [{ weekday: 'monday', from: getMinute('20:00'), to: getMinute('23:00') }] })
const menu = aProduct(1, 900, {
  attributes: [anAttribute(1, [11, 12]), anAttribute(2, [21, 22])],
  combinations: [
    aCombination(1, [11, 21], 900, { optionGroups: [aGroup(20, [aValue(201)])] }),
    aCombination(2, [12, 21], 1200, { sectionIds: [] }),
  ],
  optionGroups: [
    aGroup(10, [aValue(101), aValue(102)], { required: true }),
    aGroup(11, [aValue(111), aValue(112), aValue(113)], { multiple: true, limit: 2 }),
    aGroup(12, [aValue(121)], { published: false }),
    aGroup(13, [aValue(131)], { isSeparator: true }),
  ],
  sections: [
    aSection(
      5,
      [anItem(1, plain, { minQuantity: 2 }), anItem(2, side), anItem(3, other, { published: false }), anItem(7, night)],
      {
        maxDishes: 3,
      },
    ),
    aSection(6, [anItem(4, plain), anItem(5, plain), anItem(6, other, { maxQuantity: 1 })], { subtract: true }),
  ],
})
const base = { values: [11, 21], options: [[10, 101]] } as const
const sauced = (section: number, item: number) => aUnit(section, item, aChoice({ options: [[30, 31]] }))

const accepted: readonly (readonly [string, Configuration])[] = [
  ['the least there is', aChoice(base)],
  ['values in any order', aChoice({ ...base, values: [21, 11] })],
  [
    'an option of the combination',
    aChoice({
      ...base,
      options: [
        [10, 101],
        [20, 201],
      ],
    }),
  ],
  [
    'options up to the limit',
    aChoice({
      ...base,
      options: [
        [10, 102],
        [11, 113],
        [11, 111],
      ],
    }),
  ],
  ['units up to the maximum', aChoice({ ...base, units: [...units(5, 1, 2), sauced(5, 2)] })],
  ['entries of different products', aChoice({ ...base, units: [aUnit(6, 4), aUnit(6, 4), aUnit(6, 6)] })],
]
const refused: readonly (readonly [string, Configuration, string])[] = [
  ['a value of another product', aChoice({ ...base, values: [11, 99] }), 'unknown-value'],
  ['two values of one attribute', aChoice({ ...base, values: [11, 12, 21] }), 'two-values'],
  ['the same value twice', aChoice({ ...base, values: [11, 11, 21] }), 'two-values'],
  ['an attribute without a value', aChoice({ ...base, values: [11] }), 'attribute-missing'],
  ['a combination that is not sold', aChoice({ ...base, values: [11, 22] }), 'combination-missing'],
  [
    'an option of another product',
    aChoice({
      ...base,
      options: [
        [10, 101],
        [99, 1],
      ],
    }),
    'unknown-option',
  ],
  ['a value of another group', aChoice({ ...base, options: [[10, 111]] }), 'unknown-option'],
  [
    'an option of another combination',
    aChoice({
      values: [12, 21],
      options: [
        [10, 101],
        [20, 201],
      ],
    }),
    'unknown-option',
  ],
  [
    'an option of an unpublished group',
    aChoice({
      ...base,
      options: [
        [10, 101],
        [12, 121],
      ],
    }),
    'unknown-option',
  ],
  [
    'a separator',
    aChoice({
      ...base,
      options: [
        [10, 101],
        [13, 131],
      ],
    }),
    'unknown-option',
  ],
  [
    'an option twice',
    aChoice({
      ...base,
      options: [
        [10, 101],
        [11, 111],
        [11, 111],
      ],
    }),
    'option-twice',
  ],
  [
    'two of a group of one',
    aChoice({
      ...base,
      options: [
        [10, 101],
        [10, 102],
      ],
    }),
    'option-limit',
  ],
  [
    'more options than the limit',
    aChoice({
      ...base,
      options: [
        [10, 101],
        [11, 111],
        [11, 112],
        [11, 113],
      ],
    }),
    'option-limit',
  ],
  ['a missing required option', aChoice({ values: [11, 21] }), 'option-missing'],
  ['an unknown section', aChoice({ ...base, units: [aUnit(9, 1)] }), 'unknown-item'],
  ['an item of another section', aChoice({ ...base, units: [aUnit(5, 6)] }), 'unknown-item'],
  [
    'a section the combination hides',
    aChoice({ values: [12, 21], options: [[10, 101]], units: [aUnit(6, 4)] }),
    'unknown-item',
  ],
  ['fewer units than the least', aChoice({ ...base, units: [aUnit(5, 1)] }), 'item-below'],
  ['a section over its maximum', aChoice({ ...base, units: units(5, 1, 4) }), 'section-above'],
  ['an item over its cap', aChoice({ ...base, units: units(6, 6, 2) }), 'item-above'],
  ['entries that exclude each other', aChoice({ ...base, units: [aUnit(6, 4), aUnit(6, 5)] }), 'item-excluded'],
  ['an unpublished sub-product', aChoice({ ...base, units: [aUnit(5, 3)] }), 'item-gone'],
  ['a sub-product out of hours', aChoice({ ...base, units: [aUnit(5, 7)] }), 'item-gone'],
  ['a second level that lacks a choice', aChoice({ ...base, units: [aUnit(5, 2)] }), 'unit-incomplete'],
  [
    'a second level with a foreign option',
    aChoice({ ...base, units: [aUnit(5, 2, aChoice({ options: [[10, 101]] }))] }),
    'unknown-option',
  ],
  [
    'choices on a dish that has none',
    aChoice({ ...base, units: [aUnit(6, 4, aChoice({ options: [[30, 31]] }))] }),
    'unknown-option',
  ],
]

test.each(accepted)('takes %s', (_title, configuration) => {
  expect(checkConfiguration(menu, configuration, 1, withIngredients)).toEqual({ allowed: true })
})

test.each(refused)('refuses %s with its code', (_title, configuration, code) => {
  expect(checkConfiguration(menu, configuration, 1, withIngredients)).toEqual({ allowed: false, code })
})

describe('the quantity', () => {
  const valid = aChoice(base)
  test.each([1, 2, largestQuantity])('may be %d', (quantity) => {
    expect(checkConfiguration(menu, valid, quantity, withIngredients).allowed).toBe(true)
  })
  test.each([0, -1, 0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, largestQuantity + 1, 2 ** 53])(
    'may not be %d',
    (quantity) => {
      expect(checkConfiguration(menu, valid, quantity, withIngredients)).toEqual({
        allowed: false,
        code: 'bad-quantity',
      })
    },
  )
  it('multiplies what a section and an item may hold', () => {
    const twice = aChoice({ ...base, units: [...units(5, 1, 4), ...units(6, 6, 2)] })
    expect(checkConfiguration(menu, twice, 2, withIngredients)).toEqual({ allowed: true })
  })
})

it('refuses a dish that is not published', () => {
  const gone = checkConfiguration({ ...menu, published: false }, aChoice(base), 1, withIngredients)
  expect(gone).toEqual({ allowed: false, code: 'product-unavailable' })
})

it('takes a sub-product inside its hours', () => {
  const context = { hidesIngredients: false, moment: aMoment('monday', '21:00') }
  expect(checkConfiguration(menu, aChoice({ ...base, units: [aUnit(5, 7)] }), 1, context).allowed).toBe(true)
})

it('takes a nested dish whose own sections are complete, and no other', () => {
  const inner = aProduct(60, 0, { sections: [aSection(8, [anItem(9, plain)], { minDishes: 1, maxDishes: 1 })] })
  const outer = aProduct(61, 0, { sections: [aSection(5, [anItem(1, inner)])] })
  const of = (count: number) => aChoice({ units: [aUnit(5, 1, aChoice({ units: units(8, 9, count) }))] })
  const verdicts = [0, 1, 2].map((count) => checkConfiguration(outer, of(count), 1, withIngredients))
  expect(verdicts).toEqual([
    { allowed: false, code: 'unit-incomplete' },
    { allowed: true },
    { allowed: false, code: 'unit-incomplete' },
  ])
})
