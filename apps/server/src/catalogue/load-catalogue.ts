import type { ListedCategory } from '@comanda/contract/entities/category'
import type { Legend, ListedProducts } from '@comanda/contract/entities/product'
import type { Allergen, Category, Diet, Product } from '@comanda/rules/catalogue/product'
import type { PriceListId, ProductId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Database } from '../database/database.ts'
import { readSnapshot } from '../database/read-snapshot.ts'
import { createSiteCache, type OnSiteChange, type SiteCache } from '../database/site-cache.ts'
import { assembleProducts } from './assemble-products.ts'
import { listAllergens, listCategories, listDiets, readPictures } from './category.repository.ts'
import { readChoices } from './choice.repository.ts'
import { type KnownPlaces, readKnownPlaces } from './known-places.repository.ts'
import { type CurrentPauses, readPauses } from './pause.repository.ts'
import { type PriceList, readPriceLists } from './price-list.repository.ts'
import { listProductHeads } from './product.repository.ts'
import { listPromotions, type StorePromotion } from './promotion.repository.ts'
import { readSections } from './section.repository.ts'

/** A site's whole menu at one moment. */
export interface CatalogueSnapshot {
  readonly places: KnownPlaces
  /** Published ones, in the venue's order. */
  readonly categories: readonly Category[]
  /** Everything not removed for good: published or not, listed or only sold inside others. */
  readonly products: readonly Product[]
  readonly productById: ReadonlyMap<ProductId, Product>
  readonly productBySlug: ReadonlyMap<string, Product>
  readonly allergens: readonly Allergen[]
  readonly diets: readonly Diet[]
  readonly priceLists: ReadonlyMap<PriceListId, PriceList>
  readonly promotions: readonly StorePromotion[]
  /** The things that each store has run out of. */
  readonly pauses: CurrentPauses
  /** Computed once per place where a visitor can stand, and discarded with the snapshot. */
  readonly shelves: Map<string, Shelf>
}

/** The dishes that are sold in one place, at the prices of that place. */
export interface Shelf {
  /** Published, listed, and never a service article (CATALOGUE-021). */
  readonly products: readonly Product[]
  /** Only categories that lead to a product. */
  readonly categories: readonly ListedCategory[]
  readonly legend: Legend
  /** Answers to searches without a text; the same object each time, so that its bytes can be kept too. */
  readonly answers: Map<string, ListedProducts>
}

export type CatalogueCache = SiteCache<CatalogueSnapshot>

export interface KeepsCatalogues {
  readonly catalogues: CatalogueCache
}

interface CatalogueCacheOptions {
  readonly onChange: OnSiteChange
  readonly now: () => Instant
  /** Tells every cache of this process that something of the site is no longer true. */
  readonly tellChange: (siteId: SiteId) => void
}

/** The longest wait that a timer knows; what ends later is looked at again then. */
const longestWaitMs = 2 ** 31 - 1

/** A pause ends by the clock: a kept menu is not used beyond its first end, and pages kept as bytes go then too. */
export function createCatalogueCache(
  database: Database,
  { onChange, now, tellChange }: CatalogueCacheOptions,
): CatalogueCache {
  return createSiteCache({
    onChange,
    isOver: ({ pauses }) => pauses.until !== null && pauses.until <= now(),
    async load(siteId) {
      const snapshot = await loadCatalogue(database, siteId, now())
      const { until } = snapshot.pauses
      if (until !== null) setTimeout(() => tellChange(siteId), Math.min(until - now(), longestWaitMs)).unref()
      return snapshot
    },
  })
}

export function loadCatalogue(database: Database, siteId: SiteId, now: Instant): Promise<CatalogueSnapshot> {
  return readSnapshot(database, async (tx) => {
    const pictures = await readPictures(tx, siteId)
    const categories = await listCategories(tx, siteId, pictures)
    const choices = await readChoices(tx, siteId, pictures)
    const categoryIds = new Set(categories.map(({ id }) => id))
    const heads = await listProductHeads(tx, siteId, { pictures, choices, categoryIds })
    const products = assembleProducts(heads, await readSections(tx, siteId))
    return {
      places: await readKnownPlaces(tx, siteId),
      categories,
      products,
      productById: new Map(products.map((product) => [product.id, product])),
      productBySlug: new Map(products.map((product) => [product.slug, product])),
      allergens: await listAllergens(tx, siteId, pictures),
      diets: await listDiets(tx, siteId, pictures),
      priceLists: await readPriceLists(tx, siteId),
      promotions: await listPromotions(tx, siteId),
      pauses: await readPauses(tx, siteId, now),
      shelves: new Map(),
    }
  })
}
