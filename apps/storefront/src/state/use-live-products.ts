import type { ProductId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { useEffect, useRef } from 'react'
import { tell } from './news.ts'
import { setPublished } from './publication.ts'

interface Shown {
  readonly id: ProductId
  readonly name: string
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
      stop = followProducts(({ product: productId, published }) => {
        const product = shown.current.find(({ id }) => id === productId)
        // Products that are shown later must know it too.
        setPublished(productId, published)
        if (!product) return
        tell(published ? words.nowAvailable(product.name) : words.nowUnavailable(product.name))
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
