import { wireAllergen, wireDiet } from '@comanda/contract/entities/allergen'
import type { ListedCategory } from '@comanda/contract/entities/category'
import { wireCategory } from '@comanda/contract/entities/category'
import { wireProducts } from '@comanda/contract/entities/product'
import { wirePromotion } from '@comanda/contract/entities/promotion'
import { wireBanner, wireBrand, wirePage, wireSocials } from '@comanda/contract/entities/site-content'
import { wireStore } from '@comanda/contract/entities/store'
import { wireWebsite } from '@comanda/contract/entities/website'
import type { DemoSite } from '@comanda/demo/demo-site'
import { demoSites } from '@comanda/demo/demo-sites'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'

/** Encoded to text and decoded again: a browser must get what the server knew. */
function travel<Schema extends z.ZodMiniType>(schema: Schema, value: z.output<Schema>): z.output<Schema> {
  const text = JSON.stringify(z.encode(schema, value))
  return z.decode(schema, JSON.parse(text))
}

const listed = ({ categories }: DemoSite): ListedCategory[] =>
  categories.map((category) => ({
    ...category,
    hasChildren: categories.some(({ parentId }) => parentId === category.id),
  }))

describe.each(demoSites.map((site) => [site.website.title, site] as const))('%s', (_title, site) => {
  it('keeps its settings', () => {
    const { languages, ...website } = travel(wireWebsite, site.website)
    const { languages: published, ...settings } = site.website
    expect(website).toEqual(settings)
    // Flags have no order of their own.
    expect(languages.toSorted()).toEqual([...published].toSorted())
  })

  it('keeps its stores', () => {
    for (const store of site.stores) expect(travel(wireStore, store)).toEqual(store)
  })

  it('keeps its dishes, to the last sauce of the second level', () => {
    const legend = { allergens: site.allergens.map(withoutBlur), categories: listed(site).map(withoutBlur) }
    const arrived = travel(wireProducts, { products: site.products, legend })
    expect(arrived.products).toEqual(site.products.map(withoutSmallBlurs))
    expect(legend.categories).toEqual(expect.arrayContaining([...arrived.legend.categories]))
    expect(legend.allergens).toEqual(expect.arrayContaining([...arrived.legend.allergens]))
  })

  it('keeps its promotions, categories, allergens, diets, brands and texts', () => {
    for (const { promotion } of site.promotions) expect(travel(wirePromotion, promotion)).toEqual(promotion)
    for (const category of listed(site)) expect(travel(wireCategory, category)).toEqual(withoutBlur(category))
    for (const allergen of site.allergens) expect(travel(wireAllergen, allergen)).toEqual(withoutBlur(allergen))
    for (const diet of site.diets) expect(travel(wireDiet, diet)).toEqual(withoutBlur(diet))
    for (const brand of site.brands) expect(travel(wireBrand, brand)).toEqual(brand)
    for (const page of site.pages) expect(travel(wirePage, page)).toEqual(page)
    for (const banner of site.banners) expect(travel(wireBanner, banner)).toEqual(banner)
    expect(travel(wireSocials, site.socials)).toEqual(site.socials)
  })
})

/** A single `image` is sent without its placeholder; a cover keeps it. */
function withoutBlur<T extends { picture: { key: string; blur: string } | null }>(thing: T): T {
  return { ...thing, picture: thing.picture && { ...thing.picture, blur: '' } }
}

function withoutSmallBlurs<T extends DemoSite['products'][number]>(product: T): T {
  return {
    ...product,
    combinations: product.combinations.map((combination) => ({
      ...withoutBlur(combination),
      optionGroups: combination.optionGroups.map(plainGroup),
    })),
    optionGroups: product.optionGroups.map(plainGroup),
    sections: product.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, product: withoutSmallBlurs(item.product) })),
    })),
  }
}

function plainGroup<T extends DemoSite['products'][number]['optionGroups'][number]>(group: T): T {
  return { ...group, values: group.values.map(withoutBlur) }
}
