import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { checkConfiguration } from '../catalogue/check-configuration.ts'
import type { Product } from '../catalogue/product.ts'
import type { MenuId, StoreId } from '../ids.ts'
import { cents } from '../money/cents.ts'
import { priceLine } from '../pricing/price-line.ts'
import { arbitraryProduct } from '../testing/arbitrary-products.ts'
import { aChoice, withIngredients } from '../testing/choices.ts'
import { aGroup, aProduct, aValue, foodCategoryId, id, ids } from '../testing/products.ts'
import { hours } from '../testing/venues.ts'
import { walk } from '../testing/walk.ts'
import { weekdays } from '../time/calendar.ts'
import { canRepeat, isUnchanged, type PastLine, planRepeat, type RepeatQuestion } from './plan-repeat.ts'

const sauce = aGroup(10, [aValue(11, 100), aValue(12, 0, { addsAllergens: ids(3) })])
const dish = aProduct(1, 850, { optionGroups: [sauce] })
const past: PastLine = {
  id: 'line' as PastLine['id'],
  productId: dish.id,
  configuration: aChoice({ options: [[10, 11]] }),
  quantity: 2,
  notes: 'poco hecho',
  name: 'Dish 1',
  total: cents(1900),
}

function question(product: Product | null, more: Partial<RepeatQuestion> = {}): RepeatQuestion {
  return {
    products: new Map(product === null ? [] : [[dish.id, product]]),
    categories: new Map([[foodCategoryId, { windows: [] }]]),
    setup: { mode: 'pickup', date: null, time: null, storeId: id<StoreId>(1), menuId: id<MenuId>(1) },
    context: withIngredients,
    filter: { allergens: [], diets: [] },
    ...more,
  }
}

const evenings = weekdays.map((weekday) => ({ weekday, ...hours('20:00', '23:00') }))

describe('ordering an order again [ACCOUNT-033]', () => {
  test.each<[string, Product | null, object]>([
    ['is as it was', dish, { kind: 'same' }],
    ['costs something else now', { ...dish, price: cents(900) }, { kind: 'price-changed', total: 2000 }],
    ['has left the menu', null, { kind: 'gone' }],
    ['is sold in other stores only', { ...dish, storeIds: ids(2) }, { kind: 'gone' }],
    ['is on other menus only', { ...dish, menuIds: ids(2) }, { kind: 'gone' }],
    ['is sold only inside other dishes', { ...dish, categoryIds: [] }, { kind: 'gone' }],
    ['has run out', { ...dish, published: false }, { kind: 'paused' }],
    ['is served in the evening only', { ...dish, windows: evenings }, { kind: 'not-now' }],
    ['lost the chosen sauce', { ...dish, optionGroups: [aGroup(10, [aValue(12, 0)])] }, { kind: 'choice-gone' }],
  ])('says of a dish that it %s', (_title, product, verdict) => {
    expect(planRepeat([past], question(product))[0]?.verdict).toEqual(verdict)
  })

  it('warns of what the diner avoids, as the dish was chosen', () => {
    const filter = { allergens: ids<never>(3), diets: [] }
    const wanted = [past, { ...past, configuration: aChoice({ options: [[10, 12]] }), total: cents(1700) }]
    const plan = planRepeat(wanted, question(dish, { filter }))
    expect(plan.map(({ concerns }) => concerns)).toEqual([[], [{ kind: 'allergen', id: 3 }]])
    expect(plan.every(canRepeat)).toBe(true)
    expect(isUnchanged(plan)).toBe(false)
    expect(isUnchanged(planRepeat([past], question(dish, { filter })))).toBe(true)
  })

  it('does nothing in one tap when there is nothing to order', () => {
    expect(isUnchanged(planRepeat([], question(dish)))).toBe(false)
  })

  it('repeats only what the server would take, at the price it would charge, whatever has changed', () => {
    const draws = fc.array(fc.nat(), { maxLength: 12 })
    fc.assert(
      fc.property(arbitraryProduct, arbitraryProduct, draws, fc.boolean(), (then, now, taps, isSame) => {
        const chosen = walk(then, taps).at(-1)
        if (chosen === undefined) return
        const { configuration, quantity } = chosen
        const { total } = priceLine(then, configuration, quantity, withIngredients)
        const today = { ...(isSame ? then : now), id: then.id, categoryIds: [foodCategoryId] }
        const line = { ...past, productId: then.id, configuration, quantity, total }
        const asked = question(null, { products: new Map([[then.id, today]]) })
        const [planned] = planRepeat([line], asked)
        if (planned === undefined) throw new Error('a line was lost')
        const isTaken = checkConfiguration(today, configuration, quantity, withIngredients).allowed
        expect(canRepeat(planned)).toBe(isTaken)
        if (!isTaken) return
        const charged = priceLine(today, configuration, quantity, withIngredients).total
        expect(planned.verdict).toEqual(
          charged === total ? { kind: 'same' } : { kind: 'price-changed', total: charged },
        )
        if (isSame) expect(isUnchanged([planned])).toBe(true)
      }),
    )
  })
})
