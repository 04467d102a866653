import type { ProductId, StoreId } from '@comanda/rules/ids'
import { useCallback, useSyncExternalStore } from 'react'
import { useSetup } from './setup.ts'

interface News {
  readonly isPublished: boolean
}

/** What the live topic said since the page was made, everywhere or of one store; the page itself has the rest. */
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
  const { storeId } = useSetup()
  const read = useCallback(() => isPublished(productId, atFirst, storeId), [productId, atFirst, storeId])
  return useSyncExternalStore(subscribe, read, () => atFirst)
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
  return () => listeners.delete(listener)
}
