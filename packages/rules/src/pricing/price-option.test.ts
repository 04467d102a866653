import { describe, expect, it, test } from 'vitest'
import { aChoice, withIngredients } from '../testing/choices.ts'
import { aGroup, aProduct, aValue } from '../testing/products.ts'
import { priceLine } from './price-line.ts'
import { priceOption } from './price-option.ts'

const [cheap, dear, free] = [aValue(101, 100), aValue(102, 150), aValue(103, 0)] as const
const sauces = aGroup(10, [cheap, dear, free], { multiple: true, freeCount: 1 })
const bread = aGroup(20, [aValue(201, 50), aValue(202, 80)])
const dish = aProduct(1, 600, { optionGroups: [sauces, bread] })
const included = { amount: 0, isIncluded: true }
const costs = (amount: number) => ({ amount, isIncluded: false })

describe('what a value says it costs', () => {
  test.each([
    ['is included while a free one is left', [], dear, included],
    ['is included while it is the free one', [[10, 102]], dear, included],
    ['costs its surcharge once the free one is used', [[10, 101]], dear, costs(150)],
    [
      'costs its surcharge when a cheaper one is the free one',
      [
        [10, 101],
        [10, 102],
      ],
      dear,
      costs(150),
    ],
    ['costs what the total grows by when it takes the free place of a dearer one', [[10, 102]], cheap, costs(150)],
    ['costs nothing and is nothing included when it has no price', [], free, costs(0)],
  ] as const)('%s [PRICE-005] [F-012]', (_title, options, value, expected) => {
    const configuration = aChoice({ options: options.map(([group, id]) => [group, id]) })
    expect(priceOption({ product: dish, configuration }, sauces, value)).toEqual(expected)
  })

  it('costs its own price in a group of one, whatever is chosen there', () => {
    const configuration = aChoice({ options: [[20, 202]] })
    const prices = bread.values.map((value) => priceOption({ product: dish, configuration }, bread, value))
    expect(prices).toEqual([costs(50), costs(80)])
  })

  it('adds up: the total grows by what it says, in whatever order the values are chosen [F-012]', () => {
    for (const first of sauces.values) {
      for (const second of sauces.values.filter((value) => value !== first)) {
        const before = aChoice({ options: [[10, first.id]] })
        const after = aChoice({
          options: [
            [10, first.id],
            [10, second.id],
          ],
        })
        const grown =
          priceLine(dish, after, 1, withIngredients).total - priceLine(dish, before, 1, withIngredients).total
        expect(priceOption({ product: dish, configuration: before }, sauces, second).amount).toBe(grown)
      }
    }
  })
})
