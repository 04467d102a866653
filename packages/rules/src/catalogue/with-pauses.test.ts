import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { aGroup, anItem, aProduct, aSection, aValue, ids } from '../testing/products.ts'
import { emptyConfiguration } from './configuration.ts'
import { usesPaused, withPauses } from './with-pauses.ts'

const pausing = (products: readonly number[], values: readonly number[] = []) => ({
  products: new Set(ids<never>(...products)),
  values: new Set(ids<never>(...values)),
})
const [soup, salad, steak] = [aProduct(1, 500), aProduct(2, 600), aProduct(3, 1800)]
const firsts = aSection(10, [anItem(101, soup), anItem(102, salad)], { minDishes: 1 })
const mains = aSection(11, [anItem(111, steak)], { minDishes: 1 })
const combo = aProduct(20, 2000, { sections: [firsts, mains] })
const cooked = aProduct(30, 900, { optionGroups: [aGroup(1, [aValue(301), aValue(302)], { required: true })] })

describe('what a store has run out of [DAY-091]', () => {
  test.each([
    ['a paused dish falls', soup, pausing([1]), false],
    ['another one stays', salad, pausing([1]), true],
    ['a combo stays while its choice has something left', combo, pausing([1]), true],
    ['it falls with the last dish of a required choice', combo, pausing([1, 2]), false],
    ['or with its only one', combo, pausing([3]), false],
    ['a dish stays while a required group has a value', cooked, pausing([], [301]), true],
    ['and falls with its last one', cooked, pausing([], [301, 302]), false],
  ] as const)('%s', (_title, dish, pauses, published) => {
    expect(withPauses(dish, pauses).published).toBe(published)
  })

  it('offers a paused value no more, and a combo that nobody could complete anyway stays as it was', () => {
    expect(withPauses(cooked, pausing([], [301])).optionGroups[0]?.values.map(({ id }) => id)).toEqual([302])
    const broken = aProduct(40, 900, { sections: [aSection(12, [], { minDishes: 1 })] })
    expect(withPauses(broken, pausing([1])).published).toBe(true)
  })

  it('more pauses never bring a dish back', () => {
    const some = fc.record({
      products: fc.subarray([1, 2, 3, 20, 30]),
      values: fc.subarray([301, 302]),
    })
    fc.assert(
      fc.property(some, some, fc.constantFrom(soup, salad, steak, combo, cooked), (one, other, dish) => {
        const few = withPauses(dish, pausing(one.products, one.values))
        const many = withPauses(dish, pausing([...one.products, ...other.products], [...one.values, ...other.values]))
        if (many.published) expect(few.published).toBe(true)
      }),
    )
  })

  it('is found in the choices of a line, at any depth', () => {
    const units = [{ sectionId: firsts.id, itemId: firsts.items[0]?.id as never, configuration: emptyConfiguration }]
    const chosen = { ...emptyConfiguration, units }
    expect(usesPaused(combo, chosen, pausing([1]))).toBe(true)
    expect(usesPaused(combo, chosen, pausing([2]))).toBe(false)
    const options = [{ groupId: cooked.optionGroups[0]?.id as never, valueId: 301 as never }]
    expect(usesPaused(cooked, { ...emptyConfiguration, options }, pausing([], [301]))).toBe(true)
  })
})
