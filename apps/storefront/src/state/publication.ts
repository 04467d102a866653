import type { ProductId, StoreId } from '@comanda/rules/ids'
import { useSyncExternalStore } from 'react'
import { followSetup, getSetup } from './setup.ts'

interface News {
  readonly isPublished: boolean
}

/** The news of the live topic since the page was made, everywhere or of one store; the page itself has the rest. */
const said = new Map<string, News>()
const listeners = new Set<() => void>()

/** Answers how to say that a pause is over: the dish is sold again, unless something was said of it since. */
export function setPublished(productId: ProductId, isPublished: boolean, storeId: StoreId | null): () => void {
  const key = toKey(productId, storeId)
  const news = { isPublished }
  said.set(key, news)
  tellListeners()
  return () => {
    if (said.get(key) === news) setPublished(productId, true, storeId)
  }
}

/** Whether a product is sold, as the page was made or as reported since (CATALOGUE-024). */
export function useIsPublished(productId: ProductId, atFirst: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPublished(productId, atFirst, getSetup().storeId),
    () => atFirst,
  )
}

/** What is withdrawn everywhere is sold in no store. */
export function isPublished(productId: ProductId, atFirst: boolean, storeId: StoreId | null): boolean {
  const everywhere = said.get(toKey(productId, null))
  if (everywhere?.isPublished === false) return false
  const here = storeId === null ? undefined : said.get(toKey(productId, storeId))
  return (here ?? everywhere)?.isPublished ?? atFirst
}

function toKey(productId: ProductId, storeId: StoreId | null): string {
  return `${productId} ${storeId}`
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const leave = followSetup(listener)
  return () => {
    listeners.delete(listener)
    leave()
  }
}
