import { describe, expect, it, test } from 'vitest'
import { aChoice, aUnit, reached, withIngredients } from '../testing/choices.ts'
import { aCombination, aGroup, anAttribute, anItem, aProduct, aSection, aValue, id } from '../testing/products.ts'
import { chooseValue } from './choose-value.ts'
import { findCombination } from './find-combination.ts'
import { listOptionGroups } from './list-option-groups.ts'
import { listSections } from './list-sections.ts'

const onion = aProduct(50, 0)
const crust = aGroup(10, [aValue(101, 0, { chosenByDefault: true }), aValue(102, 100)])
const extras = aGroup(11, [aValue(111, 50)], { multiple: true })
const sections = [
  aSection(1, [anItem(1, onion)]),
  aSection(2, [anItem(2, onion, { originalQuantity: 1 })], { areIngredients: true }),
]
const pizza = aProduct(1, 900, {
  attributes: [anAttribute(1, [11, 12, 13]), anAttribute(2, [21, 22])],
  optionGroups: [extras],
  combinations: [
    aCombination(1, [11, 21], 900, { sectionIds: [id(1)] }),
    aCombination(2, [22, 12], 1200, { optionGroups: [crust], sectionIds: [id(2)] }),
    aCombination(3, [11, 22], 1000, { sectionIds: [] }),
    aCombination(4, [12, 21], 1100),
  ],
  sections,
})
const choose = (configuration: ReturnType<typeof aChoice>, value: number, quantity = 1) =>
  chooseValue({ product: pizza, configuration, quantity, context: withIngredients }, id(value))

describe('the active combination', () => {
  test.each([
    [[11, 21], 1],
    [[21, 11], 1],
    [[12, 22], 2],
    [[11, 22], 3],
    [[13, 21], undefined],
    [[11], undefined],
    [[11, 21, 22], undefined],
  ])('is the one whose value ids match the selection %j: %s [CONFIG-026]', (values, combination) => {
    expect(findCombination(pizza, aChoice({ values }))?.id).toBe(combination)
  })

  it('switches when another value is selected [CONFIG-026]', () => {
    const large = reached(choose(aChoice({ values: [11, 21] }), 22))
    expect(large.valueIds).toEqual([11, 22])
    expect(findCombination(pizza, large)?.id).toBe(3)
  })
})

describe('choosing a value', () => {
  it('keeps one value per attribute, in the order of the attributes', () => {
    expect(reached(choose(aChoice({ values: [21, 11] }), 13)).valueIds).toEqual([13, 21])
    expect(reached(choose(aChoice({ values: [21] }), 12)).valueIds).toEqual([12, 21])
    expect(reached(choose(aChoice({ values: [] }), 22)).valueIds).toEqual([22])
  })

  it('refuses a value of another product', () => {
    expect(choose(aChoice({ values: [11, 21] }), 99)).toEqual({ allowed: false, code: 'unknown-value' })
  })

  it('drops what the new combination does not offer and starts what only it offers', () => {
    const small = aChoice({ values: [12, 21], options: [[11, 111]], units: [aUnit(1, 1), aUnit(2, 2)] })
    expect(reached(choose(small, 22, 2))).toEqual(
      aChoice({
        values: [12, 22],
        options: [
          [11, 111],
          [10, 101],
        ],
        units: [aUnit(2, 2)],
      }),
    )
    const back = reached(choose(aChoice({ values: [12, 22], options: [[10, 102]], units: [aUnit(2, 2)] }), 21))
    expect(back).toEqual(aChoice({ values: [12, 21], units: [aUnit(2, 2)] }))
  })

  it('starts the ingredients of a section that comes into sight, for every dish', () => {
    const before = aChoice({ values: [11, 22] })
    expect(reached(choose(before, 12, 2)).units).toEqual([aUnit(2, 2), aUnit(2, 2)])
  })

  it('changes nothing else while the combination stays the same', () => {
    const odd = aChoice({ values: [13, 21], options: [[11, 111]], units: [aUnit(1, 1)] })
    expect(reached(choose(odd, 22))).toEqual({ ...odd, valueIds: [13, 22] })
  })
})

describe('the sections that show', () => {
  test.each([
    ['those the combination lists', [11, 21], [1]],
    ['none when it hides all', [11, 22], []],
    ['all when it lists nothing', [12, 21], [1, 2]],
    ['all without a combination', [], [1, 2]],
  ])('%s [CONFIG-033]', (_title, values, expected) => {
    const shown = listSections(pizza, findCombination(pizza, aChoice({ values })))
    expect(shown.map((section) => section.id)).toEqual(expected)
  })

  it('are none for a product that is not configurable', () => {
    expect(listSections({ ...pizza, isConfigurable: false }, undefined)).toEqual([])
  })
})

describe('the groups that show', () => {
  it('are those of the product, then those of the combination, each once', () => {
    const own = aGroup(10, [aValue(1)])
    const product = aProduct(1, 0, {
      optionGroups: [own, aGroup(11, [], { isSeparator: true }), aGroup(12, [], { published: false })],
    })
    const combination = aCombination(1, [], 0, {
      optionGroups: [
        aGroup(10, []),
        aGroup(13, []),
        aGroup(14, [], { isSeparator: true }),
        aGroup(15, [], { published: false }),
      ],
    })
    expect(listOptionGroups(product, undefined)).toEqual([own])
    expect(listOptionGroups(product, combination).map((group) => group.id)).toEqual([10, 13])
    expect(listOptionGroups(product, combination)[0]).toBe(own)
  })
})
