import { useWords } from '@comanda/screen/words'
import { useEffect, useRef } from 'react'
import type { ShownProduct } from './follow-shown-products.ts'
import { idleMoment } from './idle-moment.ts'
import type { SoldOn } from './publication.ts'

/** Keeps the shown products up to date while the page is open, and reports changes (CATALOGUE-017, CATALOGUE-024). */
export function useLiveProducts(products: readonly ShownProduct[], site: SoldOn): void {
  const words = useWords().product
  const shown = useRef(products)
  useEffect(() => {
    shown.current = products
  }, [products])
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    const begin = async () => {
      // The visitor does not wait for live news: the page comes first.
      await idleMoment()
      const { followShownProducts } = await import('./follow-shown-products.ts')
      if (!left) stop = followShownProducts({ site, words, list: () => shown.current })
    }
    begin()
    return () => {
      left = true
      stop?.()
    }
  }, [words, site])
}
