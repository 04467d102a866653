import type { ProductId } from '@comanda/rules/ids'
import { useCallback, useSyncExternalStore } from 'react'

/** What the live topic said since the page was made; the page itself has the rest. */
const published = new Map<ProductId, boolean>()
const listeners = new Set<() => void>()

export function setPublished(productId: ProductId, isPublished: boolean): void {
  published.set(productId, isPublished)
  for (const listener of listeners) listener()
}

/** Whether a product is sold, as the page was made or as reported since (CATALOGUE-024). */
export function useIsPublished(productId: ProductId, atFirst: boolean): boolean {
  const read = useCallback(() => published.get(productId) ?? atFirst, [productId, atFirst])
  return useSyncExternalStore(subscribe, read, () => atFirst)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
