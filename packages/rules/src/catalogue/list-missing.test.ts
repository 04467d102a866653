import { describe, expect, it, test } from 'vitest'
import { aChoice, aMoment, aUnit, units, withIngredients } from '../testing/choices.ts'
import { aCombination, aGroup, anAttribute, anItem, aProduct, aSection, aValue, id } from '../testing/products.ts'
import { getMinute } from '../time/minute.ts'
import { canLeaveFirstStep, listMissing } from './list-missing.ts'
import type { Product } from './product.ts'
import { describeSection, isFull, sectionLimits } from './section-limits.ts'

const plain = aProduct(50, 0)
const missing = (product: Product, configuration = aChoice(), quantity = 1) =>
  listMissing(product, configuration, quantity, withIngredients)

describe('attributes', () => {
  const dish = aProduct(1, 900, {
    attributes: [anAttribute(1, [11, 12]), anAttribute(2, [21])],
    combinations: [aCombination(1, [11, 21], 900)],
  })
  test.each([
    [
      'none is chosen',
      [],
      [
        { code: 'attribute-missing', attributeId: 1 },
        { code: 'attribute-missing', attributeId: 2 },
      ],
      false,
    ],
    ['one is open', [11], [{ code: 'attribute-missing', attributeId: 2 }], false],
    ['the venue does not sell that combination', [12, 21], [{ code: 'combination-missing' }], false],
    ['each has its value', [11, 21], [], true],
  ])('when %s [CONFIG-028]', (_title, values, expected, goesOn) => {
    const found = missing(dish, aChoice({ values }))
    expect(found).toEqual(expected)
    expect(canLeaveFirstStep(found)).toBe(goesOn)
  })

  it('need no combination where the venue has none', () => {
    expect(missing({ ...dish, combinations: [] }, aChoice({ values: [12, 21] }))).toEqual([])
    expect(missing(aProduct(1, 900, { combinations: [aCombination(1, [11], 900)] }))).toEqual([])
  })
})

describe('required groups', () => {
  const dish = aProduct(1, 900, {
    attributes: [anAttribute(1, [11, 12])],
    optionGroups: [aGroup(10, [aValue(101)], { required: true }), aGroup(20, [aValue(201)])],
    combinations: [
      aCombination(1, [11], 900, { optionGroups: [aGroup(30, [aValue(301)], { required: true })] }),
      aCombination(2, [12], 900),
    ],
  })
  test.each([
    ['on the product and on the combination', [11], [], [10, 30]],
    ['on the combination', [11], [[10, 101]], [30]],
    [
      'on the product',
      [11],
      [
        [30, 301],
        [20, 201],
      ],
      [10],
    ],
    ['on the product alone, with another combination', [12], [], [10]],
    [
      'nowhere',
      [11],
      [
        [10, 101],
        [30, 301],
      ],
      [],
    ],
  ] as const)('are missing %s [CONFIG-029]', (_title, values, options, groups) => {
    const found = missing(dish, aChoice({ values, options }))
    expect(found).toEqual(groups.map((groupId) => ({ code: 'option-missing', groupId })))
    expect(canLeaveFirstStep(found)).toBe(groups.length === 0)
  })

  test.each([
    ['a separator', { isSeparator: true }],
    ['an unpublished group', { published: false }],
  ])('do not count as %s', (_title, more) => {
    expect(missing(aProduct(1, 0, { optionGroups: [aGroup(10, [], { required: true, ...more })] }))).toEqual([])
  })
})

describe('sections', () => {
  test.each([
    ['one below the minimum', 1, 1, { code: 'section-below', sectionId: 5, by: 1 }],
    ['at the minimum', 1, 2, undefined],
    ['between', 1, 3, undefined],
    ['at the maximum', 1, 4, undefined],
    ['one above the maximum', 1, 5, { code: 'section-above', sectionId: 5, by: 1 }],
    ['below the minimum × quantity', 3, 5, { code: 'section-below', sectionId: 5, by: 1 }],
    ['at the minimum × quantity', 3, 6, undefined],
    ['at the maximum × quantity', 3, 12, undefined],
    ['above the maximum × quantity', 3, 14, { code: 'section-above', sectionId: 5, by: 2 }],
  ])('%s [CONFIG-034] [OPEN-045]', (_title, quantity, total, expected) => {
    const dish = aProduct(1, 900, { sections: [aSection(5, [anItem(1, plain)], { minDishes: 2, maxDishes: 4 })] })
    const found = missing(dish, aChoice({ units: units(5, 1, total) }), quantity)
    expect(found).toEqual(expected === undefined ? [] : [expected])
    expect(canLeaveFirstStep(found)).toBe(true)
  })

  it('are never valid when the minimum is above the maximum [OPEN-045]', () => {
    const dish = aProduct(1, 900, { sections: [aSection(5, [anItem(1, plain)], { minDishes: 3, maxDishes: 2 })] })
    for (const total of [0, 2, 3, 4]) expect(missing(dish, aChoice({ units: units(5, 1, total) }))).toHaveLength(1)
  })

  test.each([
    ['of ingredients with minimum and maximum 0 are unrestricted', true, 0, 0, 30, 0],
    ['of ingredients with minimum 0 still have their maximum', true, 0, 2, 3, 1],
    ['of ingredients with maximum 0 still have their minimum', true, 1, 0, 0, 1],
    ['of dishes with maximum 0 hold nothing', false, 0, 0, 1, 1],
  ])('%s [CONFIG-035]', (_title, areIngredients, minDishes, maxDishes, total, faults) => {
    const section = aSection(5, [anItem(1, plain)], { areIngredients, minDishes, maxDishes })
    expect(missing(aProduct(1, 900, { sections: [section] }), aChoice({ units: units(5, 1, total) }))).toHaveLength(
      faults,
    )
  })

  it('hidden by the combination ask for nothing', () => {
    const dish = aProduct(1, 900, {
      attributes: [anAttribute(1, [11])],
      combinations: [aCombination(1, [11], 900, { sectionIds: [] })],
      sections: [aSection(5, [anItem(1, plain)], { minDishes: 1 })],
    })
    expect(missing(dish, aChoice({ values: [11] }))).toEqual([])
  })

  it('count their own units alone', () => {
    const dish = aProduct(1, 900, {
      sections: [aSection(5, [anItem(1, plain)], { minDishes: 1 }), aSection(6, [anItem(1, plain)])],
    })
    expect(missing(dish, aChoice({ units: [aUnit(6, 1)] }))).toEqual([{ code: 'section-below', sectionId: 5, by: 1 }])
  })
})

describe('units', () => {
  it('above their cap, or no longer offered, are named', () => {
    const lunch = aProduct(51, 0, {
      windows: [{ weekday: 'monday', from: getMinute('13:00'), to: getMinute('16:00') }],
    })
    const items = [anItem(1, plain, { maxQuantity: 2 }), anItem(2, lunch), anItem(3, plain, { published: false })]
    const dish = aProduct(1, 900, { sections: [aSection(5, items)] })
    const chosen = aChoice({ units: [...units(5, 1, 5), aUnit(5, 2)] })
    expect(missing(dish, chosen)).toEqual([
      { code: 'item-above', sectionId: 5, itemId: 1, by: 3 },
      { code: 'item-gone', sectionId: 5, itemId: 2 },
    ])
    expect(missing(dish, aChoice({ units: units(5, 1, 2) }))).toEqual([])
    const atLunch = { hidesIngredients: false, moment: aMoment('monday', '13:00') }
    expect(listMissing(dish, chosen, 3, atLunch)).toEqual([])
  })

  it('say what their second level lacks', () => {
    const side = aProduct(51, 0, { optionGroups: [aGroup(10, [aValue(101)], { required: true })] })
    const dish = aProduct(1, 900, { sections: [aSection(5, [anItem(1, plain), anItem(2, side)])] })
    const full = aUnit(5, 2, aChoice({ options: [[10, 101]] }))
    expect(missing(dish, aChoice({ units: [aUnit(5, 1), full, aUnit(5, 2)] }))).toEqual([
      { code: 'unit-incomplete', at: 2, missing: [{ code: 'option-missing', groupId: 10 }] },
    ])
    expect(missing(dish, aChoice({ units: [aUnit(9, 9)] }))).toEqual([])
  })
})

describe('the heading of a section', () => {
  const dishes = aSection(5, [anItem(1, plain)], { minDishes: 1, maxDishes: 2 })
  it('counts «selected/max» and hints «min - max» for the quantity', () => {
    const three = aChoice({ units: [...units(5, 1, 3), aUnit(6, 1)] })
    expect(describeSection(dishes, three, 2)).toEqual({ selected: 3, min: 2, max: 4 })
    expect(describeSection({ ...dishes, areIngredients: true, maxDishes: 0 }, three, 2)).toEqual({
      selected: 3,
      min: 2,
      max: null,
    })
    expect(sectionLimits({ ...dishes, id: id(7) }, 5)).toEqual({ min: 5, max: 10 })
  })
  it('is full from its maximum on', () => {
    expect([1, 2, 3].map((count) => isFull(dishes, aChoice({ units: units(5, 1, count) }), 1))).toEqual([
      false,
      true,
      true,
    ])
  })
})
