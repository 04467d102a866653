import { filterProduct } from '@comanda/rules/catalogue/filter-verdict'
import { arbitraryProduct } from '@comanda/rules/testing/arbitrary-products'
import { withIngredients, withoutIngredients } from '@comanda/rules/testing/choices'
import { aGroup, aProduct, aValue, ids } from '@comanda/rules/testing/products'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { CardList } from './card-list.ts'
import { toJudged } from './judged-dish.ts'
import { readJudged } from './read-judged.ts'

vi.setConfig({ testTimeout: 60_000 })

const fromOne = (low: number, high: number) => fc.uniqueArray(fc.integer({ min: low, max: high }), { maxLength: 3 })

it('judges a dish on the device exactly as the whole product is judged', () => {
  const arbitraryFilter = fc.record({ allergens: fromOne(1, 3), diets: fromOne(7, 8) })
  fc.assert(
    fc.property(arbitraryProduct, arbitraryFilter, fc.boolean(), (product, drawn, hides) => {
      const context = hides ? withoutIngredients : withIngredients
      const filter = { allergens: ids<never>(...drawn.allergens), diets: ids<never>(...drawn.diets) }
      const list = new CardList('es', { categories: [] })
      const place = list.add(product)
      // Sent through JSON and back, as with a page.
      const { cards, parts } = JSON.parse(JSON.stringify(list.toView())) as ReturnType<CardList['toView']>
      const whole = filterProduct(product, filter, context)
      const judged = filterProduct(readJudged(cards[place] ?? {}, parts), filter, context)
      expect(judged.fits).toBe(whole.fits)
      const concerns = (verdict: typeof whole) =>
        'reasons' in verdict ? verdict.reasons.map(({ concern }) => concern) : []
      expect(concerns(judged)).toEqual(concerns(whole))
    }),
    { numRuns: 300 },
  )
})

it('sends nothing about choices that change nothing', () => {
  const harmless = aGroup(1, [aValue(2), aValue(3)])
  expect(toJudged(aProduct(1, 500, { optionGroups: [harmless] }), () => 0)).toEqual({})
  const withCheese = aGroup(4, [aValue(5), aValue(6, 50, { addsAllergens: ids(7) })])
  expect(toJudged(aProduct(1, 500, { optionGroups: [harmless, withCheese] }), () => 0)).toEqual({
    choices: { groups: [{ id: 4, values: [{}, { adds: [7] }] }] },
  })
})
