import { useWords } from '@comanda/screen/words'
import { useEffect, useRef } from 'react'
import type { ShownProduct } from './follow-shown.ts'
import { quietMoment } from './quiet-moment.ts'

/** Keeps the shown products up to date while the page is open, and reports changes (CATALOGUE-017, CATALOGUE-024). */
export function useLiveProducts(products: readonly ShownProduct[]): void {
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
      await quietMoment()
      const { followShown } = await import('./follow-shown.ts')
      if (!left) stop = followShown(() => shown.current, words)
    }
    begin()
    return () => {
      left = true
      stop?.()
    }
  }, [words])
}
