import { describe, expect, it, test } from 'vitest'
import { aChoice, withIngredients } from '../testing/choices.ts'
import { aGroup, anAttribute, aProduct, aValue } from '../testing/products.ts'
import { describeSelector } from './option-selector.ts'
import type { OptionGroup, Product } from './product.ts'

const values = [aValue(101), aValue(102), aValue(103)]
const selector = (product: Product, configuration = aChoice()) =>
  describeSelector({ product, configuration, quantity: 1, context: withIngredients })

describe('the option selector of a sub-product', () => {
  const size = anAttribute(1, [11, 12])
  const cut = anAttribute(2, [21])
  const steak = aProduct(1, 0, { attributes: [size, cut] })

  it('has chips with one value per attribute [CONFIG-015]', () => {
    expect(selector(steak, aChoice({ values: [12] })).attributes).toEqual([
      { attribute: size, chosen: 12 },
      { attribute: cut, chosen: null },
    ])
  })

  test.each([
    [[12], false],
    [[12, 21], true],
  ])('with the values %j can add: %j, one per attribute being mandatory [CONFIG-015]', (chosen, canAdd) => {
    expect(selector(steak, aChoice({ values: chosen })).canAdd).toBe(canAdd)
  })

  test.each<[string, Partial<OptionGroup>, object]>([
    ['one choice', {}, { isRequired: false, select: 'one', most: 1 }],
    ['several', { multiple: true }, { isRequired: false, select: 'several', most: null }],
    ['several, limited', { multiple: true, limit: 2 }, { isRequired: false, select: 'several', most: 2 }],
    ['required', { required: true }, { isRequired: true, select: 'one', most: 1 }],
  ])('offers a group of %s as %j [CONFIG-015]', (_title, more, expected) => {
    const group = aGroup(10, values, more)
    const shown = selector(aProduct(1, 0, { optionGroups: [group] }), aChoice({ options: [[10, 102]] }))
    expect(shown.groups).toEqual([{ group, ...expected, chosen: [102] }])
  })

  it('skips separators [CONFIG-015]', () => {
    const optionGroups = [aGroup(9, values, { isSeparator: true }), aGroup(10, values)]
    expect(selector(aProduct(1, 0, { optionGroups })).groups.map(({ group }) => group.id)).toEqual([10])
  })

  it('adds once every required group has a choice [CONFIG-015]', () => {
    const dish = aProduct(1, 0, { optionGroups: [aGroup(10, values, { required: true })] })
    expect(selector(dish).canAdd).toBe(false)
    expect(selector(dish, aChoice({ options: [[10, 101]] })).canAdd).toBe(true)
  })
})
