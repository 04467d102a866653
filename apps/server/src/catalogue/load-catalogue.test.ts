import { demoSites } from '@comanda/demo/demo-sites'
import type { Product } from '@comanda/rules/catalogue/product'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { loadCatalogue } from './load-catalogue.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe.each(demoSites)('the menu of $website.title', (demo) => {
  it('comes back from the database as it was written down', async () => {
    const { products, categories, allergens, diets } = await loadCatalogue(database.db, demo.website.id, testNow)
    expect(products.map(inOneOrder)).toEqual(demo.products.map(inOneOrder))
    expect(categories).toEqual(demo.categories)
    expect(allergens).toEqual(demo.allergens)
    expect(diets).toEqual(demo.diets)
  })

  it('keeps prices per list, and promotions with their stores', async () => {
    const { priceLists, promotions } = await loadCatalogue(database.db, demo.website.id, testNow)
    for (const list of demo.priceLists) {
      for (const { productId, combinationId, price } of list.prices) {
        const kept = priceLists.get(list.id)
        const found = combinationId === null ? kept?.products.get(productId) : kept?.combinations.get(combinationId)
        expect(found).toBe(price)
      }
    }
    expect(promotions.map(({ promotion }) => promotion.id)).toEqual(
      demo.promotions.map(({ promotion }) => promotion.id).toSorted((one, other) => one - other),
    )
    for (const { promotion, storeIds } of demo.promotions) {
      const kept = promotions.find((other) => other.promotion.id === promotion.id)
      expect(kept?.promotion.deal).toEqual(promotion.deal)
      expect(kept?.storeIds.toSorted()).toEqual([...storeIds].sort())
    }
  })
})

/** Sets stored as rows have no order of their own. */
function inOneOrder(product: Product): Product {
  const sorted = <T extends number>(ids: readonly T[]) => ids.toSorted((one, other) => one - other)
  return {
    ...product,
    allergens: sorted(product.allergens),
    traces: sorted(product.traces),
    diets: sorted(product.diets),
    storeIds: sorted(product.storeIds),
    menuIds: sorted(product.menuIds),
    windows: product.windows.toSorted(
      (one, other) => one.weekday.localeCompare(other.weekday) || one.from - other.from,
    ),
    combinations: product.combinations.map((combination) => ({
      ...combination,
      valueIds: sorted(combination.valueIds),
      sectionIds: combination.sectionIds === null ? null : sorted(combination.sectionIds),
      optionGroups: combination.optionGroups.map(groupInOneOrder),
    })),
    optionGroups: product.optionGroups.map(groupInOneOrder),
    sections: product.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({
        ...item,
        product: inOneOrder(item.product),
        allergens: item.allergens === null ? null : sorted(item.allergens),
      })),
    })),
  }
}

function groupInOneOrder(group: Product['optionGroups'][number]): Product['optionGroups'][number] {
  const sorted = <T extends number>(ids: readonly T[]) => ids.toSorted((one, other) => one - other)
  return {
    ...group,
    values: group.values.map((value) => ({
      ...value,
      addsAllergens: sorted(value.addsAllergens),
      removesAllergens: sorted(value.removesAllergens),
      breaksDiets: sorted(value.breaksDiets),
    })),
  }
}
