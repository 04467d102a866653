import { describe, expect, it, test } from 'vitest'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { cents } from '../money/cents.ts'
import { aChoice, units, withIngredients, withoutIngredients } from '../testing/choices.ts'
import { aGroup, anAttribute, anItem, aProduct, aSection, aValue, ids } from '../testing/products.ts'
import { localText } from '../text/local-text.ts'
import type { ChoiceContext } from './choice-context.ts'
import type { Product, SectionItem } from './product.ts'
import { describeSection } from './section-limits.ts'
import { decideTap, describeRow, listChosenItems } from './section-row.ts'

const croquette = aProduct(50, 0, {
  picture: { key: 'croquette', blur: '' },
  ingredients: localText('milk, ham'),
  allergens: ids(1),
})

function row(
  more: Partial<SectionItem>,
  { count = 0, quantity = 1, mode = 'pickup' as OrderingMode, context = withIngredients as ChoiceContext } = {},
) {
  const item = anItem(1, croquette, more)
  const section = aSection(5, [item], { maxDishes: 3 })
  const product = aProduct(1, 900, { sections: [section] })
  const configuration = aChoice({ units: units(5, 1, count) })
  return describeRow({ product, configuration, quantity, context }, { section, item }, mode)
}

describe('a section', () => {
  const item = anItem(1, croquette)
  const other = anItem(2, croquette)
  const section = aSection(5, [item, other, anItem(3, croquette)], { minDishes: 1, maxDishes: 2 })
  const configuration = aChoice({ units: [...units(5, 2, 1), ...units(5, 1, 2), ...units(6, 3, 1)] })

  it("counts 'selected/max' and hints 'min - max' for all dishes of the line [CONFIG-019]", () => {
    expect(describeSection(section, configuration, 2)).toEqual({ selected: 3, min: 2, max: 4 })
  })

  it('lists its selected items, and no others, to be taken out again [CONFIG-019]', () => {
    expect(listChosenItems(section, configuration)).toEqual([
      { item, count: 2 },
      { item: other, count: 1 },
    ])
    expect(listChosenItems(section, aChoice())).toEqual([])
  })
})

describe('the row of a sub-product', () => {
  it('shows avatar, name, ingredients, minimum, allergens, price adjustment and plus and minus [CONFIG-020]', () => {
    expect(row({ minQuantity: 2, price: cents(150) })).toEqual({
      picture: { key: 'croquette', blur: '' },
      name: localText('Dish 50'),
      ingredients: localText('milk, ham'),
      minimum: 2,
      allergens: [1],
      adjustment: 150,
      isIncluded: false,
      steps: { count: 0, canAdd: true, canRemove: false },
    })
  })

  test.each([
    [0, null],
    [1, null],
    [2, 2],
  ])('with min_qty %i tells the minimum %s [CONFIG-020]', (minQuantity, minimum) => {
    expect(row({ minQuantity }).minimum).toBe(minimum)
  })

  it('has the allergens it has in this section [CONFIG-020]', () => {
    expect(row({ allergens: ids(2, 3) }).allergens).toEqual([2, 3])
  })

  const extra = { includedQuantity: 1, price: cents(50), extraPrice: cents(200) }
  test.each([
    ['nothing to adjust', {}, {}, null],
    ['a supplement', { price: cents(150) }, {}, 150],
    ['a unit still included', extra, {}, 50],
    ['a unit beyond those included', extra, { count: 1 }, 200],
    ['one more dish includes one more', extra, { count: 1, quantity: 2 }, 50],
    ['ingredients hidden', extra, { count: 1, context: withoutIngredients }, 50],
    ['none included, so none is extra', { ...extra, includedQuantity: 0 }, { count: 1 }, 50],
    ['the digital menu', { price: cents(150) }, { mode: 'digital-card' as const }, null],
  ])('adjusts the price for %s [CONFIG-020]', (_title, more, at, adjustment) => {
    expect(row(more, at).adjustment).toBe(adjustment)
  })

  const free = { includedQuantity: 1, price: cents(0), extraPrice: cents(200) }
  test.each([
    ['while the free ones last', free, {}, true],
    ['while one more dish brings one more', free, { count: 1, quantity: 2 }, true],
    ['no longer once they are used', free, { count: 1 }, false],
    ['never where even the first one costs', extra, {}, false],
    ['never where none costs', { ...free, extraPrice: cents(0) }, {}, false],
    ['never where nothing is counted as included', { ...free, includedQuantity: 0 }, {}, false],
    ['never with ingredients hidden', free, { context: withoutIngredients }, false],
    ['never on the digital menu', free, { mode: 'digital-card' as const }, false],
  ])('is said to be included %s [CONFIG-020] [F-012]', (_title, more, at, isIncluded) => {
    expect(row(more, at).isIncluded).toBe(isIncluded)
  })

  test.each([
    ['a dish with a surcharge', { price: cents(300) }, {}, true],
    ['a dish that costs as little', {}, {}, false],
    ['a dish that is not offered', { price: cents(300), published: false }, {}, false],
    ['an ingredient that costs extra', { price: cents(300) }, { areIngredients: true }, false],
  ])('is said to be included or not beside %s [CONFIG-020]', (_title, more, kind, isIncluded) => {
    const item = anItem(1, croquette)
    const section = aSection(5, [item, anItem(2, croquette, more)], { maxDishes: 3, ...kind })
    const product = aProduct(1, 900, { sections: [section] })
    const choosing = { product, configuration: aChoice(), quantity: 1, context: withIngredients }
    expect(describeRow(choosing, { section, item }, 'pickup').isIncluded).toBe(isIncluded)
  })

  test.each([
    [0, { count: 0, canAdd: true, canRemove: false }],
    [1, { count: 1, canAdd: true, canRemove: true }],
    [3, { count: 3, canAdd: false, canRemove: true }],
  ])('with %i chosen of at most 3 can go %j [CONFIG-020]', (count, steps) => {
    expect(row({}, { count }).steps).toEqual(steps)
  })

  it('has its plus though it must still be chosen from', () => {
    const dish = aProduct(60, 0, { optionGroups: [aGroup(10, [aValue(101)], { required: true })] })
    const item = anItem(1, dish)
    const section = aSection(5, [item])
    const product = aProduct(1, 900, { sections: [section] })
    const choosing = { product, configuration: aChoice(), quantity: 1, context: withIngredients }
    expect(describeRow(choosing, { section, item }, 'pickup').steps?.canAdd).toBe(true)
  })

  it('has no plus and no minus on the digital menu [CONFIG-011]', () => {
    expect(row({}, { mode: 'digital-card' }).steps).toBeNull()
  })
})

describe('tapping', () => {
  const attributes = [anAttribute(1, [11])]
  const optionGroups = [aGroup(10, [aValue(101)])]
  const sections = [aSection(5, [anItem(1, croquette)])]
  test.each<[string, Partial<Product>, string]>([
    ['a plain dish', {}, 'add'],
    ['a dish with attributes', { attributes }, 'option-selector'],
    ['a dish with options', { optionGroups }, 'option-selector'],
    ['a dish with nothing but a separator', { optionGroups: [aGroup(9, [], { isSeparator: true })] }, 'add'],
    ['a configurable dish', { sections, optionGroups }, 'second-level'],
    ['a configurable dish that configures itself', { sections, configuresItself: true }, 'add'],
  ])('the plus of %s leads to: %3$s [CONFIG-015] [CONFIG-044]', (_title, more, outcome) => {
    expect(decideTap(aProduct(60, 0, more), 'plus')).toBe(outcome)
    expect(decideTap(aProduct(60, 0, more), 'row')).toBe('detail')
  })

  it('the row opens the detail dialog [CONFIG-020]', () => expect(decideTap(croquette, 'row')).toBe('detail'))
})
