import { describe, expect, it, test } from 'vitest'
import { aChoice, aMoment, aUnit, reached, units, withIngredients } from '../testing/choices.ts'
import { aGroup, anItem, aProduct, aSection, aValue, id } from '../testing/products.ts'
import { getMinute } from '../time/minute.ts'
import type { ChoiceContext } from './choice-context.ts'
import * as choosing from './choose-item.ts'
import type { Configuration, UnitChoice } from './configuration.ts'
import type { Product, Section, SectionItem } from './product.ts'

const plain = aProduct(50, 0)
const at = (section: number, item: number): Pick<choosing.ItemChoice, 'sectionId' | 'itemId'> => ({
  sectionId: id(section),
  itemId: id(item),
})
const withLevel = (section: number, item: number, unit: Configuration): choosing.ItemChoice => ({
  ...at(section, item),
  unit,
})
const dishOf = (items: readonly SectionItem[], more: Partial<Section> = {}) =>
  aProduct(1, 900, { sections: [aSection(1, items, more)] })
const withUnits = (...chosen: UnitChoice[]) => aChoice({ units: chosen })
const addItem = (
  product: Product,
  configuration: Configuration,
  quantity: number,
  choice: choosing.ItemChoice,
  context: ChoiceContext,
) => choosing.addItem({ product, configuration, quantity, context }, choice)
const removeItem = (
  product: Product,
  configuration: Configuration,
  choice: Parameters<typeof choosing.removeItem>[1],
) => choosing.removeItem({ product, configuration }, choice)
const refused = (code: string) => ({ allowed: false, code })

describe('adding', () => {
  test.each([
    ['the first add adds min_qty', { minQuantity: 3 }, false, 0, 3],
    ['a later add adds one', { minQuantity: 3 }, false, 3, 4],
    ['without min_qty the first add adds one', {}, false, 0, 1],
    ['the first add of an ingredient adds original_qty', { originalQuantity: 2 }, true, 0, 2],
    ['a later add of an ingredient adds one', { originalQuantity: 2 }, true, 2, 3],
    ['original_qty means nothing outside ingredients', { originalQuantity: 2 }, false, 0, 1],
    ['an ingredient of no original quantity adds one', {}, true, 0, 1],
    ['an ingredient never starts below its min_qty', { originalQuantity: 1, minQuantity: 2 }, true, 0, 2],
  ])('%s [CONFIG-038]', (_title, more, areIngredients, before, after) => {
    const dish = dishOf([anItem(1, plain, more)], { areIngredients })
    const change = addItem(dish, withUnits(...units(1, 1, before)), 1, at(1, 1), withIngredients)
    expect(reached(change).units).toEqual(units(1, 1, after))
  })

  test.each([
    ['fits exactly', 2, 3, 5, true],
    ['would exceed the maximum by one', 2, 4, 5, false],
    ['min_qty of one fits into the last place', 1, 4, 5, true],
  ])('min_qty %s [CONFIG-037]', (_title, minQuantity, others, maxDishes, fits) => {
    const dish = dishOf([anItem(1, plain, { minQuantity }), anItem(2, plain)], { maxDishes })
    const change = addItem(dish, withUnits(...units(1, 2, others)), 1, at(1, 1), withIngredients)
    expect(change.allowed || change.code).toBe(fits || 'minimum-does-not-fit')
  })

  it('is refused in a full section, whose maximum grows with the quantity', () => {
    const dish = dishOf([anItem(1, plain)], { maxDishes: 2 })
    const full = withUnits(...units(1, 1, 2))
    expect(addItem(dish, full, 1, at(1, 1), withIngredients)).toEqual(refused('section-full'))
    expect(reached(addItem(dish, full, 2, at(1, 1), withIngredients)).units).toHaveLength(3)
  })

  it('has no end in an ingredient section of maximum 0, and none at all elsewhere [CONFIG-035]', () => {
    const items = [anItem(1, plain)]
    const many = withUnits(...units(1, 1, 40))
    expect(
      reached(addItem(dishOf(items, { areIngredients: true, maxDishes: 0 }), many, 1, at(1, 1), withIngredients)).units,
    ).toHaveLength(41)
    expect(addItem(dishOf(items, { maxDishes: 0 }), aChoice(), 1, at(1, 1), withIngredients)).toEqual(
      refused('section-full'),
    )
    expect(addItem(dishOf(items, { areIngredients: true, maxDishes: 3 }), many, 1, at(1, 1), withIngredients)).toEqual(
      refused('section-full'),
    )
  })

  test.each([
    ['is blocked when the cap is reached', 2, 2, 1, 'item-limit'],
    ['is free below the cap', 2, 1, 1, true],
    ['has a cap per dish', 2, 2, 2, true],
    ['reads a cap of 0 as none', 0, 5, 1, true],
    ['reads no cap as none', null, 5, 1, true],
  ])('plus %s [CONFIG-039]', (_title, maxQuantity, before, quantity, expected) => {
    const dish = dishOf([anItem(1, plain, { maxQuantity })])
    const change = addItem(dish, withUnits(...units(1, 1, before)), quantity, at(1, 1), withIngredients)
    expect(change.allowed || change.code).toBe(expected)
  })

  it('is refused where min_qty passes the cap', () => {
    const dish = dishOf([anItem(1, plain, { minQuantity: 3, maxQuantity: 2 })])
    expect(addItem(dish, aChoice(), 1, at(1, 1), withIngredients)).toEqual(refused('item-limit'))
  })

  test.each([
    ['the room left', { maxDishes: 3 }, {}, 3],
    ['the cap', { maxDishes: 9 }, { maxQuantity: 2 }, 2],
  ])(
    'an ingredient comes in less than its original quantity when %s asks for it',
    (_title, section, item, expected) => {
      const dish = dishOf([anItem(1, plain, { originalQuantity: 5, ...item })], { areIngredients: true, ...section })
      expect(reached(addItem(dish, aChoice(), 1, at(1, 1), withIngredients)).units).toHaveLength(expected)
    },
  )

  it('in a subtract section sets the other entries of the same product to zero [CONFIG-043]', () => {
    const items = [anItem(1, plain), anItem(2, plain), anItem(3, aProduct(51, 0)), anItem(4, plain)]
    const before = withUnits(aUnit(1, 1), aUnit(1, 3), aUnit(1, 1), aUnit(2, 1))
    const subtract = { ...dishOf(items, { subtract: true, maxDishes: 4 }) }
    const dish = { ...subtract, sections: [...subtract.sections, aSection(2, [anItem(1, plain)])] }
    expect(reached(addItem(dish, before, 1, at(1, 2), withIngredients)).units).toEqual([
      aUnit(1, 3),
      aUnit(2, 1),
      aUnit(1, 2),
    ])
    const ordinary = dishOf(items, { maxDishes: 4 })
    expect(reached(addItem(ordinary, withUnits(aUnit(1, 1)), 1, at(1, 2), withIngredients)).units).toEqual([
      aUnit(1, 1),
      aUnit(1, 2),
    ])
  })

  it('counts the room after the other entries are gone', () => {
    const dish = dishOf([anItem(1, plain), anItem(2, plain)], { subtract: true, maxDishes: 1 })
    expect(reached(addItem(dish, withUnits(aUnit(1, 1)), 1, at(1, 2), withIngredients)).units).toEqual([aUnit(1, 2)])
  })

  it('refuses what the section does not hold', () => {
    const dish = dishOf([anItem(1, plain)])
    expect(addItem(dish, aChoice(), 1, at(1, 9), withIngredients)).toEqual(refused('unknown-item'))
    expect(addItem(dish, aChoice(), 1, at(9, 1), withIngredients)).toEqual(refused('unknown-item'))
    expect(addItem({ ...dish, isConfigurable: false }, aChoice(), 1, at(1, 1), withIngredients)).toEqual(
      refused('unknown-item'),
    )
  })

  const lunch = aProduct(52, 0, { windows: [{ weekday: 'monday', from: getMinute('13:00'), to: getMinute('16:00') }] })
  test.each([
    ['unpublished in the section', anItem(1, plain, { published: false }), '13:00', 'item-unavailable'],
    ['withdrawn as a product', anItem(1, aProduct(53, 0, { published: false })), '13:00', 'item-unavailable'],
    ['before its schedule', anItem(1, lunch), '12:59', 'item-unavailable'],
    ['inside its schedule', anItem(1, lunch), '13:00', true],
    ['after its schedule', anItem(1, lunch), '16:00', 'item-unavailable'],
    ['without a schedule', anItem(1, plain), '03:00', true],
  ])(
    'offers a sub-product only if published and within its schedule: %s [CONFIG-040]',
    (_title, item, hour, expected) => {
      const context = { hidesIngredients: false, moment: aMoment('monday', hour) }
      const change = addItem(dishOf([item]), aChoice(), 1, at(1, 1), context)
      expect(change.allowed || change.code).toBe(expected)
    },
  )
})

describe('removing', () => {
  test.each([
    ['from min_qty drops to none', 3, 3, 0],
    ['above min_qty drops by one', 3, 5, 4],
    ['one above min_qty drops to min_qty', 3, 4, 3],
    ['without min_qty drops by one', 0, 2, 1],
    ['the last one goes', 0, 1, 0],
  ])('%s [CONFIG-038] [OPEN-046]', (_title, minQuantity, before, after) => {
    const dish = dishOf([anItem(1, plain, { minQuantity }), anItem(2, plain)])
    const change = removeItem(dish, withUnits(aUnit(1, 2), ...units(1, 1, before)), at(1, 1))
    expect(reached(change).units).toEqual([aUnit(1, 2), ...units(1, 1, after)])
  })

  const topping = aProduct(54, 0, { optionGroups: [aGroup(5, [aValue(6), aValue(7)])] })
  const six = aChoice({ options: [[5, 6]] })
  const seven = aChoice({ options: [[5, 7]] })
  const dish = dishOf([anItem(1, topping), anItem(2, plain)])
  const three = withUnits(aUnit(1, 1, six), aUnit(1, 1, seven), aUnit(1, 2))

  it('takes the last unit of the item, or the one named', () => {
    expect(reached(removeItem(dish, three, at(1, 1))).units).toEqual([aUnit(1, 1, six), aUnit(1, 2)])
    expect(reached(removeItem(dish, three, { ...at(1, 1), at: 0 })).units).toEqual([aUnit(1, 1, seven), aUnit(1, 2)])
  })

  it('refuses what is not chosen', () => {
    expect(removeItem(dish, three, { ...at(1, 1), at: 2 })).toEqual(refused('not-chosen'))
    expect(removeItem(dish, three, { ...at(1, 1), at: 7 })).toEqual(refused('not-chosen'))
    expect(removeItem(dish, aChoice(), at(1, 1))).toEqual(refused('not-chosen'))
    expect(removeItem(dish, three, at(2, 1))).toEqual(refused('not-chosen'))
  })

  it('takes out what the dish no longer offers, one by one', () => {
    const gone = withUnits(aUnit(8, 1), aUnit(8, 1))
    expect(reached(removeItem(dish, gone, at(8, 1))).units).toEqual([aUnit(8, 1)])
  })
})

describe('the second level', () => {
  const required = aGroup(5, [aValue(6), aValue(7)], { required: true })
  const side = aProduct(54, 0, { optionGroups: [required] })
  const dish = dishOf([anItem(1, side, { minQuantity: 2 }), anItem(2, plain, { published: false })])
  const six = aChoice({ options: [[5, 6]] })
  const seven = aChoice({ options: [[5, 7]] })

  it('waits for the choices of the sub-product', () => {
    expect(addItem(dish, aChoice(), 1, at(1, 1), withIngredients)).toEqual(refused('unit-incomplete'))
    expect(addItem(dish, aChoice(), 1, withLevel(1, 1, aChoice({ options: [[5, 99]] })), withIngredients)).toEqual(
      refused('unit-incomplete'),
    )
  })

  it('adds the stored quantity with the choices made there', () => {
    const first = reached(addItem(dish, aChoice(), 1, withLevel(1, 1, six), withIngredients))
    expect(first.units).toEqual([aUnit(1, 1, six), aUnit(1, 1, six)])
    const second = reached(addItem(dish, first, 1, withLevel(1, 1, seven), withIngredients))
    expect(second.units).toEqual([aUnit(1, 1, six), aUnit(1, 1, six), aUnit(1, 1, seven)])
  })
})
