import { describe, expect, it, test } from 'vitest'
import { basisPoints, cents } from '../money/cents.ts'
import { aPromotion } from '../testing/priced-carts.ts'
import { id, ids } from '../testing/products.ts'
import { applyPromotions } from './apply-promotions.ts'
import type { Promotion, PromotionDeal } from './promotion.ts'
import type { UnitRun } from './unit-run.ts'

const freeing = (free: number): PromotionDeal => ({ kind: 'free-units', free })
const fixed = (price: number): PromotionDeal => ({ kind: 'fixed-price', price: cents(price) })
const off = (percent: number): PromotionDeal => ({ kind: 'percent-off', share: basisPoints(percent * 100) })

/** One line per price, product n at line n − 1; a pair is a price and a quantity. */
const runsOf = (...prices: (number | readonly [number, number])[]): UnitRun[] =>
  prices.map((entry, line) => {
    const [price, left] = typeof entry === 'number' ? [entry, 1] : entry
    return {
      line,
      productId: id(line + 1),
      combinationId: null,
      price: cents(price),
      lineTotal: cents(price * left),
      left,
    }
  })
const discountsOf = (runs: readonly UnitRun[], promotions: readonly Promotion[]) => {
  const found = applyPromotions(runs, promotions)
  return runs.map(({ line }) => (found.get(line) ?? []).reduce((sum, { amount }) => sum + amount, 0))
}
const all = [1, 2, 3, 4, 5, 6]

describe('type 1: for every so many bought, so many of the cheapest are free', () => {
  test.each([
    ['one full group frees the cheapest', 3, 1, runsOf(500, 400, 300), [0, 0, 300]],
    ['two full groups free two, not one', 3, 1, runsOf(500, 500, 500, 400, 400, 400), [0, 0, 0, 400, 400, 0]],
    ['an open group frees nothing', 3, 1, runsOf(500, 400), [0, 0]],
    ['one unit short of the second group', 3, 1, runsOf([500, 5]), [500]],
    ['the second group just full', 3, 1, runsOf([500, 6]), [1000]],
    ['two free of three', 3, 2, runsOf(500, 400, 300), [0, 400, 300]],
    ['units of one line count', 2, 1, runsOf([700, 2], 600), [0, 600]],
    ['giving more than bought frees what there is', 2, 3, runsOf([100, 5]), [500]],
    ['nothing given', 2, 0, runsOf([100, 2]), [0]],
    ['a negative gift gives nothing', 2, -1, runsOf([100, 2]), [0]],
  ])('%s [PRICE-014] [OPEN-050]', (_title, bought, free, runs, expected) => {
    expect(discountsOf(runs, [aPromotion(1, freeing(free), bought, all)])).toEqual(expected)
  })
})

describe('type 2: items of full groups cost a fixed price', () => {
  test.each([
    ['the dearest of the full groups', 2, 300, runsOf(500, 400, 350), [200, 100, 0]],
    ['each of them', 2, 300, runsOf([500, 4]), [800]],
    ['never raising a price', 2, 450, runsOf(500, 400), [50, 0]],
    ['an open group keeps its price', 3, 300, runsOf(500, 400), [0, 0]],
    ['a negative price is none', 1, -5, runsOf(500), [500]],
  ])('%s [PRICE-015] [OPEN-050]', (_title, bought, price, runs, expected) => {
    expect(discountsOf(runs, [aPromotion(1, fixed(price), bought, all)])).toEqual(expected)
  })
})

describe('type 3: a share off the cheapest of each group', () => {
  test.each([
    ['one group', 2, 50, runsOf(500, 400), [0, 200]],
    ['the n cheapest of n groups', 2, 50, runsOf(500, 400, 300, 200), [0, 0, 150, 100]],
    ['an open group has no share', 2, 50, runsOf(500), [0]],
    ['every unit when groups are of one', 1, 10, runsOf([999, 3]), [300]],
    ['more than all is all', 1, 150, runsOf(500), [500]],
    ['less than nothing is nothing', 1, -20, runsOf(500), [0]],
  ])('%s [PRICE-016] [OPEN-050]', (_title, bought, percent, runs, expected) => {
    expect(discountsOf(runs, [aPromotion(1, off(percent), bought, all)])).toEqual(expected)
  })

  test.each([
    ['half a cent off is paid by the diner', 1, runsOf(101), [50]],
    ['a line is rounded once, not unit by unit', 1, runsOf([101, 2]), [101]],
    ['three half cents', 1, runsOf([101, 3]), [151]],
  ])('%s [OPEN-107]', (_title, bought, runs, expected) => {
    expect(discountsOf(runs, [aPromotion(1, off(50), bought, all)])).toEqual(expected)
  })

  it('rounds a line once though two promotions share it', () => {
    const combos = { combinationIds: ids<never>(9), productIds: [] }
    const runs: UnitRun[] = [
      { line: 0, productId: id(1), combinationId: id(9), price: cents(101), lineTotal: cents(505), left: 5 },
    ]
    const found = applyPromotions(runs, [aPromotion(1, off(50), 3, [1]), aPromotion(2, off(50), 2, [], combos)])
    expect(found.get(0)?.map(({ promotion, amount }) => [promotion.id, amount])).toEqual([
      [1, 50],
      [2, 51],
    ])
  })
})

describe('who takes part', () => {
  test.each([
    ['by product id', { productIds: ids<never>(1) }, [500, 0]],
    ['by combination id', { productIds: [], combinationIds: ids<never>(20) }, [0, 400]],
    ['by neither', { productIds: ids<never>(7), combinationIds: ids<never>(1) }, [0, 0]],
  ])('items matched %s [PRICE-013]', (_title, more, expected) => {
    const runs: UnitRun[] = [
      { line: 0, productId: id(1), combinationId: null, price: cents(500), lineTotal: cents(500), left: 1 },
      { line: 1, productId: id(2), combinationId: id(20), price: cents(400), lineTotal: cents(400), left: 1 },
    ]
    expect(discountsOf(runs, [aPromotion(1, freeing(1), 1, [], more)])).toEqual(expected)
  })
})

describe('several promotions', () => {
  test.each([
    [
      'are tried in the order of their ids',
      [aPromotion(2, fixed(100), 1, [1]), aPromotion(1, off(50), 1, [1])],
      runsOf(400),
      [200],
    ],
    [
      'act on the units not yet used',
      [aPromotion(1, freeing(1), 2, [1]), aPromotion(2, off(50), 1, [1])],
      runsOf([400, 3]),
      [600],
    ],
    [
      'types 1 and 3 use up the cheapest',
      [aPromotion(1, off(100), 2, all), aPromotion(2, fixed(0), 1, all)],
      runsOf(900, 400, 300),
      [900, 0, 300],
    ],
    [
      'type 2 uses up the dearest',
      [aPromotion(1, fixed(350), 2, all), aPromotion(2, fixed(0), 1, all)],
      runsOf(900, 400, 300),
      [550, 50, 300],
    ],
    [
      'a unit freed beyond its group is used up too',
      [aPromotion(1, freeing(2), 1, [1]), aPromotion(2, freeing(1), 1, all)],
      runsOf(500, 400),
      [500, 400],
    ],
    [
      'none may be left',
      [aPromotion(1, freeing(1), 3, [1]), aPromotion(2, freeing(1), 1, [1])],
      runsOf([500, 3]),
      [500],
    ],
    ['a group of nothing is no promotion', [aPromotion(1, freeing(1), 0, all)], runsOf(500), [0]],
  ])('%s [OPEN-050]', (_title, promotions, runs, expected) => {
    expect(discountsOf(runs, promotions)).toEqual(expected)
  })

  it('name no line they take nothing off', () => {
    expect(applyPromotions(runsOf(500, 400), [aPromotion(1, fixed(450), 2, all)]).has(1)).toBe(false)
  })

  it('leave the given units untouched', () => {
    const runs = runsOf([500, 3])
    applyPromotions(runs, [aPromotion(1, freeing(1), 1, all)])
    expect(runs[0]?.left).toBe(3)
  })

  it('prefer the lower product and combination at equal prices, whatever the order of adding', () => {
    const run = (line: number, product: number, combination: number | null): UnitRun => ({
      line,
      productId: id(product),
      combinationId: combination === null ? null : id(combination),
      price: cents(500),
      lineTotal: cents(500),
      left: 1,
    })
    const first = [aPromotion(1, freeing(1), 1, [1]), aPromotion(2, fixed(100), 1, [2])]
    expect(discountsOf([run(0, 2, null), run(1, 1, null)], first)).toEqual([400, 500])
    const both = aPromotion(1, off(100), 2, [1, 2])
    expect(discountsOf([run(0, 2, null), run(1, 1, null)], [both])).toEqual([0, 500])
    expect(discountsOf([run(0, 1, 8), run(1, 1, 7)], [both])).toEqual([0, 500])
    expect(discountsOf([run(0, 1, 8), run(1, 1, null)], [both])).toEqual([0, 500])
  })
})
