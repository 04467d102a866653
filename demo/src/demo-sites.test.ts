import { checkConfiguration } from '@comanda/rules/catalogue/check-configuration'
import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import type { Product } from '@comanda/rules/catalogue/product'
import { configureAutomatically } from '@comanda/rules/catalogue/start-configuration'
import { priceLine } from '@comanda/rules/pricing/price-line'
import { languageCodes } from '@comanda/rules/text/language'
import type { LocalText } from '@comanda/rules/text/local-text'
import { getMinute } from '@comanda/rules/time/minute'
import { findFirstSlot } from '@comanda/rules/venue/order-slots'
import { describe, expect, it } from 'vitest'
import { allergens } from './allergens.ts'
import { casaComanda } from './casa-comanda/casa-comanda.ts'
import { demoSites } from './demo-sites.ts'
import { diets } from './diets.ts'
import { date, moment } from './hours.ts'
import { completeDish } from './testing/complete.ts'

const lunch = { date: date('2026-11-19'), weekday: 'thursday', minute: getMinute('14:00') } as const
const night = { date: date('2026-11-20'), weekday: 'friday', minute: getMinute('23:30') } as const

function duplicates(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, at) => values.indexOf(value) !== at)
}

function textsOf(value: unknown): LocalText[] {
  if (typeof value !== 'object' || value === null) return []
  if ('base' in value && 'variants' in value) return [value as LocalText]
  return Object.values(value).flatMap(textsOf)
}

/** A text may be empty only where a dish has no description or no list of ingredients. */
function textsOfProduct({ description, ingredients, sections, ...rest }: Product): LocalText[] {
  const said = [description, ingredients].filter((text) => text.base !== '' || Object.keys(text.variants).length > 0)
  return [...textsOf(rest), ...said, ...sections.map((section) => section.name)]
}

describe.each(demoSites.map((demo) => [demo.website.title, demo] as const))('%s', (_, demo) => {
  const { products, categories, stores } = demo
  const groups = products.flatMap((one) => [
    ...one.optionGroups,
    ...one.combinations.flatMap((row) => row.optionGroups),
  ])
  const sections = products.flatMap((one) => one.sections)

  it('gives every thing an id and every page a slug of its own', () => {
    const kinds = [
      products,
      categories,
      stores,
      demo.brands,
      demo.sittings,
      demo.pages,
      demo.coupons,
      groups,
      groups.flatMap((group) => group.values),
      sections,
      sections.flatMap((section) => section.items),
      products.flatMap((one) => one.attributes),
      products.flatMap((one) => one.attributes).flatMap((attribute) => attribute.values),
      products.flatMap((one) => one.combinations),
      stores.flatMap((store) => store.resources),
      stores.flatMap((store) => store.zones),
    ]
    for (const kind of kinds) expect(duplicates(kind.map(({ id }) => id))).toEqual([])
    for (const kind of [products, categories, demo.pages]) expect(duplicates(kind.map(({ slug }) => slug))).toEqual([])
    for (const { slug } of [...products, ...categories]) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('leaves no text empty', () => {
    const { products: _, ...rest } = demo
    for (const text of [...textsOf(rest), ...products.flatMap(textsOfProduct)]) {
      expect(text.base.trim()).not.toBe('')
      for (const variant of Object.values(text.variants)) expect(variant.trim(), text.base).not.toBe('')
    }
  })

  it('says every text in every language it offers [F-090]', () => {
    const { languages, defaultLanguage } = demo.website
    const lacking = textsOf(demo)
      .filter(({ base }) => base !== '')
      .flatMap(({ base, variants }) =>
        languages.filter((code) => code !== 'es' && !variants[code]?.trim()).map((code) => `${code}: ${base}`),
      )
    expect(defaultLanguage).toBe('es')
    expect([...new Set(lacking)]).toEqual([])
  })

  it('refers only to what exists', () => {
    const has = (rows: readonly { id: unknown }[]) => new Set(rows.map(({ id }) => id))
    const known = {
      category: has(categories),
      product: has(products),
      menu: has(demo.menus),
      store: has(stores),
      resource: has(stores.flatMap((store) => store.resources)),
      combination: has(products.flatMap((one) => one.combinations)),
      allergen: has(demo.allergens),
      diet: has(demo.diets),
    }
    const listed: [keyof typeof known, readonly unknown[]][] = [
      ['category', products.flatMap((one) => [...one.categoryIds, one.defaultCategoryId])],
      ['category', categories.flatMap((one) => one.parentId ?? [])],
      ['product', products.flatMap((one) => one.relatedIds)],
      ['product', sections.flatMap((section) => section.items).map((item) => item.product.id)],
      ['product', demo.promotions.flatMap(({ promotion }) => promotion.productIds)],
      ['combination', demo.promotions.flatMap(({ promotion }) => promotion.combinationIds)],
      ['product', demo.priceLists.flatMap((list) => list.prices).map((price) => price.productId)],
      ['combination', demo.priceLists.flatMap((list) => list.prices).flatMap((price) => price.combinationId ?? [])],
      ['product', demo.customers.flatMap((one) => one.favouriteIds)],
      ['menu', [demo.website.menuId, ...products.flatMap((one) => one.menuIds)]],
      ['menu', stores.flatMap((store) => store.resources).flatMap((resource) => resource.menuId ?? [])],
      ['store', [...products.flatMap((one) => one.storeIds), ...demo.promotions.flatMap((one) => one.storeIds)]],
      ['resource', demo.sittings.map((sitting) => sitting.resourceId)],
      ['allergen', products.flatMap((one) => [...one.allergens, ...one.traces])],
      [
        'allergen',
        groups.flatMap((group) => group.values).flatMap((value) => [...value.addsAllergens, ...value.removesAllergens]),
      ],
      ['diet', products.flatMap((one) => one.diets)],
    ]
    for (const [kind, ids] of listed) for (const id of ids) expect(known[kind], `${kind} ${id}`).toContain(id)
    for (const booking of demo.bookings) {
      const sitting = demo.sittings.find(({ id }) => id === booking.sittingId)
      expect(sitting?.slots.map(({ at }) => at)).toContain(booking.at)
    }
  })

  it('sells every variant it shows', () => {
    for (const one of products.filter(({ attributes }) => attributes.length > 0)) {
      const variants = one.attributes.reduce((count, attribute) => count * attribute.values.length, 1)
      expect(new Set(one.combinations.map(({ valueIds }) => [...valueIds].sort().join())).size, one.slug).toBe(variants)
      for (const { valueIds } of one.combinations) expect(valueIds).toHaveLength(one.attributes.length)
    }
  })

  it('never names an allergen as contained and as a trace, nor a vegan dish that is not vegetarian', () => {
    const vegan = demo.diets.find(({ code }) => code === 'vegan')?.id
    const vegetarian = demo.diets.find(({ code }) => code === 'vegetarian')?.id
    const animal = demo.allergens.filter(({ code }) =>
      ['fish', 'crustaceans', 'molluscs', 'milk', 'eggs'].includes(code),
    )
    for (const one of products) {
      expect(
        one.traces.filter((id) => one.allergens.includes(id)),
        one.slug,
      ).toEqual([])
      if (!one.diets.some((id) => id === vegan)) continue
      expect(one.diets, one.slug).toContain(vegetarian)
      expect(
        animal.filter(({ id }) => one.allergens.includes(id)),
        one.slug,
      ).toEqual([])
    }
  })

  it('takes an order for the coming week in every store that sells to go', () => {
    const now = moment('2026-11-16T09:30:00Z')
    for (const store of stores) {
      for (const mode of ['delivery', 'pickup'] as const) {
        const offered = store.modes[mode] && !store.takeawayClosed
        if (offered) expect(findFirstSlot({ store, mode, now }), `${store.name} ${mode}`).toBeDefined()
      }
    }
  })

  it.each([
    ['with ingredients', { hidesIngredients: false, moment: lunch }],
    ['without ingredients', { hidesIngredients: true, moment: night }],
  ] satisfies [string, ChoiceContext][])('can complete and price every dish, shown %s', (_, context) => {
    for (const product of products.filter(({ published }) => published)) {
      for (const quantity of [1, 2]) {
        const configuration = product.configuresItself
          ? configureAutomatically(product, quantity, context)
          : completeDish(product, quantity, context)
        expect(checkConfiguration(product, configuration, quantity, context), product.slug).toEqual({ allowed: true })
        const price = priceLine(product, configuration, quantity, context)
        expect(
          price.parts.reduce((sum, part) => sum + part.amount, 0),
          product.slug,
        ).toBe(price.total)
        if (product.categoryIds.length > 0) expect(price.total, product.slug).toBeGreaterThan(0)
      }
    }
  })
})

describe('the languages', () => {
  const inAll = (text: LocalText) => languageCodes.every((code) => code === 'es' || text.variants[code])

  it('all seven are there for the fourteen allergens, the six diets and the chain’s categories', () => {
    expect(allergens).toHaveLength(14)
    expect(diets).toHaveLength(6)
    for (const { name } of [...allergens, ...diets, ...casaComanda.categories])
      expect(inAll(name), name.base).toBe(true)
  })
})
