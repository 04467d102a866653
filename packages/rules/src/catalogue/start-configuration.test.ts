import { describe, expect, it, test } from 'vitest'
import { aChoice, aMoment, aUnit, units, withIngredients, withoutIngredients } from '../testing/choices.ts'
import { aCombination, aGroup, anAttribute, anItem, aProduct, aSection, aValue } from '../testing/products.ts'
import { getMinute } from '../time/minute.ts'
import { changeQuantity } from './change-quantity.ts'
import { opensSections } from './choosing-dialog.ts'
import { configureAutomatically, startConfiguration, startingCount, startUnit } from './start-configuration.ts'

const sizes = [anAttribute(1, [11, 12]), anAttribute(2, [21, 22])]
const onion = aProduct(50, 0)
const cheese = aProduct(51, 0)

describe('attribute values', () => {
  it('start on the first value of each attribute [CONFIG-027]', () => {
    const product = aProduct(1, 900, { attributes: sizes, combinations: [aCombination(1, [12, 22], 1200)] })
    expect(startConfiguration(product, 1, withIngredients).valueIds).toEqual([11, 21])
  })

  it('start on the values of the combination marked default [CONFIG-027]', () => {
    const combinations = [aCombination(1, [11, 21], 900), aCombination(2, [12, 22], 1200, { isDefault: true })]
    const product = aProduct(1, 900, { attributes: sizes, combinations })
    expect(startConfiguration(product, 1, withIngredients).valueIds).toEqual([12, 22])
  })

  it('fill what a default combination leaves open with first values', () => {
    const product = aProduct(1, 900, {
      attributes: [...sizes, anAttribute(3, [])],
      combinations: [aCombination(1, [22], 900, { isDefault: true })],
    })
    expect(startConfiguration(product, 1, withIngredients).valueIds).toEqual([11, 22])
  })
})

describe('options', () => {
  const yes = aValue(101, 50, { chosenByDefault: true })
  const no = aValue(102)
  test.each([
    ['a yes/no group starts on its default value', aGroup(10, [no, yes]), [[10, 101]]],
    ['a multi-select group starts empty', aGroup(10, [yes, no], { multiple: true }), []],
    ['a group without a default starts empty', aGroup(10, [no, aValue(103)]), []],
    ['an unpublished group is absent', aGroup(10, [yes], { published: false }), []],
    ['a separator is skipped', aGroup(10, [yes], { isSeparator: true }), []],
  ] as const)('%s [CONFIG-027]', (_title, group, options) => {
    const product = aProduct(1, 900, { optionGroups: [group] })
    expect(startConfiguration(product, 1, withIngredients)).toEqual(aChoice({ options }))
  })

  it('include the groups of the combination it starts on', () => {
    const product = aProduct(1, 900, {
      attributes: [anAttribute(1, [11])],
      combinations: [aCombination(1, [11], 900, { optionGroups: [aGroup(10, [yes])] })],
    })
    expect(startConfiguration(product, 1, withIngredients)).toEqual(aChoice({ values: [11], options: [[10, 101]] }))
  })
})

describe('ingredients', () => {
  const items = [
    anItem(1, onion, { originalQuantity: 1 }),
    anItem(2, cheese, { originalQuantity: 2 }),
    anItem(3, aProduct(52, 0)),
  ]
  const burger = aProduct(1, 900, { sections: [aSection(7, items, { areIngredients: true, maxDishes: 0 })] })

  it('are pre-added in their original quantity when the store shows them [CONFIG-042]', () => {
    expect(startConfiguration(burger, 1, withIngredients).units).toEqual([...units(7, 1, 1), ...units(7, 2, 2)])
  })

  it('are pre-added for every dish of the line', () => {
    expect(startConfiguration(burger, 3, withIngredients).units).toEqual([...units(7, 1, 3), ...units(7, 2, 6)])
  })

  it('are not pre-added when the store shows the product without ingredients [CONFIG-042] [OPEN-044]', () => {
    expect(startConfiguration(burger, 1, withoutIngredients).units).toEqual([])
  })

  it('are pre-added in ingredient-removal sections, one entry per product', () => {
    const twins = [anItem(1, onion, { originalQuantity: 1 }), anItem(2, onion, { originalQuantity: 1 })]
    const sections = [aSection(7, [...twins, anItem(3, cheese, { originalQuantity: 2 })], { subtract: true })]
    const started = startConfiguration(aProduct(1, 900, { sections }), 1, withIngredients)
    expect(started.units).toEqual([aUnit(7, 1), ...units(7, 3, 2)])
  })

  it('keep both entries of one product where nothing is taken away', () => {
    const twins = [anItem(1, onion, { originalQuantity: 1 }), anItem(2, onion, { originalQuantity: 1 })]
    const product = aProduct(1, 900, { sections: [aSection(7, twins, { areIngredients: true })] })
    expect(startConfiguration(product, 1, withIngredients).units).toEqual([aUnit(7, 1), aUnit(7, 2)])
  })

  it('are not pre-added in a section of dishes, nor when unpublished or out of hours', () => {
    const closed = aProduct(60, 0, {
      windows: [{ weekday: 'sunday', from: getMinute('10:00'), to: getMinute('11:00') }],
    })
    const gone = [
      anItem(1, onion, { originalQuantity: 1, published: false }),
      anItem(2, closed, { originalQuantity: 1 }),
    ]
    const product = aProduct(1, 900, { sections: [aSection(6, items), aSection(7, gone, { areIngredients: true })] })
    expect(startConfiguration(product, 1, withIngredients).units).toEqual([])
    const sunday = { hidesIngredients: false, moment: aMoment('sunday', '10:30') }
    expect(startConfiguration(product, 1, sunday).units).toEqual([aUnit(7, 2)])
  })
})

test.each([
  ['none', { originalQuantity: 0 }, 1, 0],
  ['per dish', { originalQuantity: 2 }, 3, 6],
  ['lifted to the least', { originalQuantity: 1, minQuantity: 3 }, 1, 3],
  ['lowered to the cap', { originalQuantity: 5, maxQuantity: 2 }, 2, 4],
  ['nothing where the least passes the cap', { originalQuantity: 1, minQuantity: 3, maxQuantity: 2 }, 1, 0],
  ['exactly the least at the cap', { originalQuantity: 1, minQuantity: 2, maxQuantity: 2 }, 1, 2],
])('a starting count: %s', (_title, more, quantity, expected) => {
  expect(startingCount(anItem(1, onion, more), more.originalQuantity, quantity)).toBe(expected)
})

describe('automatic configuration', () => {
  const drink = aProduct(70, 0, {
    optionGroups: [aGroup(20, [aValue(201, 0, { chosenByDefault: true })], { required: true })],
  })
  const combo = aProduct(1, 900, {
    configuresItself: true,
    sections: [
      aSection(5, [anItem(1, drink, { includedQuantity: 1 }), anItem(2, onion)]),
      aSection(6, [anItem(3, cheese, { includedQuantity: 1, originalQuantity: 2 })], { areIngredients: true }),
    ],
  })
  const drinkUnit = aUnit(5, 1, aChoice({ options: [[20, 201]] }))

  it('adds the included quantity of every item, for every dish, and opens no dialog [CONFIG-041]', () => {
    expect(opensSections(combo)).toBe(false)
    expect(configureAutomatically(combo, 2, withoutIngredients).units).toEqual([
      drinkUnit,
      drinkUnit,
      ...units(6, 3, 2),
    ])
  })

  it('never takes away the ingredients the dish comes with', () => {
    expect(configureAutomatically(combo, 1, withIngredients).units).toEqual([drinkUnit, ...units(6, 3, 2)])
  })

  it('reaches into a second level that configures itself', () => {
    expect(startUnit(anItem(9, combo), withoutIngredients).units).toEqual([drinkUnit, aUnit(6, 3)])
    expect(startUnit(anItem(9, { ...combo, configuresItself: false }), withoutIngredients).units).toEqual([])
  })

  it('is empty for a dish of no section', () => {
    expect(configureAutomatically(onion, 1, withIngredients)).toEqual(aChoice())
  })
})

describe('changing the quantity', () => {
  const items = [anItem(1, onion, { originalQuantity: 1 }), anItem(2, cheese, { originalQuantity: 2 })]
  const side = aSection(8, [anItem(1, aProduct(53, 0))], { minDishes: 1, maxDishes: 1 })
  const burger = aProduct(1, 900, { sections: [aSection(7, items, { areIngredients: true }), side] })
  const two = aChoice({ units: [...units(7, 1, 1), ...units(7, 2, 2), aUnit(8, 1)] })

  it('brings the ingredients of the further dishes and leaves the rest', () => {
    const three = changeQuantity({ product: burger, configuration: two, quantity: 1, context: withIngredients }, 3)
    expect(three.units).toEqual([...two.units, ...units(7, 1, 2), ...units(7, 2, 4)])
  })

  it('goes there and back', () => {
    const three = changeQuantity({ product: burger, configuration: two, quantity: 1, context: withIngredients }, 3)
    expect(changeQuantity({ product: burger, configuration: three, quantity: 3, context: withIngredients }, 1)).toEqual(
      two,
    )
    expect(changeQuantity({ product: burger, configuration: two, quantity: 1, context: withIngredients }, 1)).toEqual(
      two,
    )
  })

  it('takes back only what it brought', () => {
    const many = aChoice({ units: [...units(7, 1, 3), ...units(7, 2, 5), aUnit(8, 1), aUnit(8, 1)] })
    const one = changeQuantity({ product: burger, configuration: many, quantity: 3, context: withIngredients }, 1)
    expect(one.units).toEqual([aUnit(7, 1), ...units(7, 2, 5), aUnit(8, 1), aUnit(8, 1)])
  })

  it('leaves an ingredient alone once the diner changed it', () => {
    const noOnion = aChoice({ units: units(7, 2, 3) })
    expect(
      changeQuantity({ product: burger, configuration: noOnion, quantity: 1, context: withIngredients }, 2),
    ).toEqual(noOnion)
  })

  it('brings nothing where the store hides ingredients', () => {
    expect(
      changeQuantity({ product: burger, configuration: two, quantity: 1, context: withoutIngredients }, 2),
    ).toEqual(two)
  })

  it('brings nothing for an ingredient that never came with the dish', () => {
    const plain = aProduct(1, 900, { sections: [aSection(7, [anItem(1, onion)], { areIngredients: true })] })
    expect(
      changeQuantity({ product: plain, configuration: aChoice(), quantity: 1, context: withIngredients }, 2),
    ).toEqual(aChoice())
  })
})
