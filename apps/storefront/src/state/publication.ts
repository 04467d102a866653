import { isOut, type StoreOutage } from '@comanda/rules/catalogue/store-outage'
import type { ProductId, StoreId } from '@comanda/rules/ids'
import { useSyncExternalStore } from 'react'
import { followSetup, getSetup } from './setup.ts'

interface News {
  readonly isPublished: boolean
}

/** The page's own word about a dish. */
export interface DishAtFirst {
  readonly id: ProductId
  readonly unpublished?: boolean
  /** Missing means sold in every store. */
  readonly storeIds?: readonly StoreId[]
}

/** What a page says of the stores. */
export interface SoldOn {
  readonly firstStoreId: StoreId | null
  readonly stores: readonly { readonly id: StoreId }[]
  readonly outages: readonly StoreOutage[]
}

/** The news of the live topic since the page was made, everywhere or of one store; the page itself has the rest. */
const said = new Map<string, News>()
const listeners = new Set<() => void>()

/** Answers how to say that a pause is over: the dish is sold again, unless something was said of it since. */
export function setPublished(productId: ProductId, isPublished: boolean, storeId: StoreId | null): () => void {
  const key = toKey(productId, storeId)
  const news = { isPublished }
  said.set(key, news)
  tellNews()
  return () => {
    if (said.get(key) === news) setPublished(productId, true, storeId)
  }
}

/** Whether a product is sold, as the page was made or as reported since (CATALOGUE-024). */
export function useIsPublished(dish: DishAtFirst, site: SoldOn): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPublished(dish, site, getSetup().storeId ?? site.firstStoreId),
    () => wasPublished(dish, site, site.firstStoreId),
  )
}

/** What is withdrawn everywhere is sold in no store. */
export function isPublished(dish: DishAtFirst, site: SoldOn, storeId: StoreId | null): boolean {
  const everywhere = said.get(toKey(dish.id, null))
  if (everywhere?.isPublished === false) return false
  const here = storeId === null ? undefined : said.get(toKey(dish.id, storeId))
  if (here !== undefined) return here.isPublished
  return wasPublished(everywhere === undefined ? dish : { ...dish, unpublished: false }, site, storeId)
}

/** As the page was made: for a dish that a store had run out of (DAY-204) its news say when it is sold again. */
function wasPublished(dish: DishAtFirst, { stores, outages }: SoldOn, storeId: StoreId | null): boolean {
  if (dish.unpublished === true) return false
  const sellers = dish.storeIds ?? stores.map(({ id }) => id)
  return !isOut(outages, { productId: dish.id, storeId, sellers })
}

/** Calls the listener when something is sold no more, or again; returns a function that stops it. */
export function followNews(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellNews(): void {
  for (const listener of listeners) listener()
}

function toKey(productId: ProductId, storeId: StoreId | null): string {
  return `${productId} ${storeId}`
}

function subscribe(listener: () => void): () => void {
  const forget = followNews(listener)
  const leave = followSetup(listener)
  return () => {
    forget()
    leave()
  }
}
