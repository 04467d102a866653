import type { ProductId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { useEffect, useRef } from 'react'
import { tell } from './news.ts'
import { isPublished, setPublished } from './publication.ts'
import { getSetup } from './setup.ts'

interface Shown {
  readonly id: ProductId
  readonly name: string
  /** As the page was made. */
  readonly unpublished?: boolean
}

/** Keeps the shown products up to date while the page is open, and reports changes (CATALOGUE-017, CATALOGUE-024). */
export function useLiveProducts(products: readonly Shown[]): void {
  const words = useWords().product
  const shown = useRef(products)
  useEffect(() => {
    shown.current = products
  }, [products])
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    // The visitor does not wait for live news: the page comes first.
    const begun = requestWhenIdle(async () => {
      const { followProducts } = await import('./live.ts')
      if (left) return
      stop = followProducts(({ product: productId, published, store }) => {
        const product = shown.current.find(({ id }) => id === productId)
        const { storeId } = getSetup()
        const isHere = store === undefined || store === storeId
        // A pause that only lasts longer now is no news to a diner.
        const isNews = product && isPublished(productId, !product.unpublished, storeId) !== published
        if (isHere && isNews) {
          tell(published ? words.nowAvailable(product.name) : words.nowUnavailable(product.name))
        }
        // Products that are shown later must know it too.
        return setPublished(productId, published, store ?? null)
      })
    })
    return () => {
      left = true
      begun.cancel()
      stop?.()
    }
  }, [words])
}

function requestWhenIdle(work: () => void): { cancel: () => void } {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 3000 })
    return { cancel: () => cancelIdleCallback(id) }
  }
  const id = setTimeout(work, 500)
  return { cancel: () => clearTimeout(id) }
}
