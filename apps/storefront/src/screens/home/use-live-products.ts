import { useEffect } from 'react'
import { tell } from '../../state/news.ts'
import { setPublished } from '../../state/publication.ts'
import type { CardView } from '../../views/card-view.ts'
import { useWords } from '../../words.tsx'

/** Keeps the cards true while the page is open, and says what changed (CATALOGUE-017, CATALOGUE-024). */
export function useLiveProducts(cards: readonly CardView[]): void {
  const words = useWords().product
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    // Listening is not what the visitor waits for: the page comes first.
    const begun = requestWhenIdle(async () => {
      const { followProducts } = await import('../../state/live.ts')
      if (left) return
      stop = followProducts(({ productId, published }) => {
        const card = cards.find(({ id }) => id === productId)
        if (!card) return
        setPublished(card.id, published)
        tell(published ? words.nowAvailable(card.name) : words.nowUnavailable(card.name))
      })
    })
    return () => {
      left = true
      begun.cancel()
      stop?.()
    }
  }, [cards, words])
}

function requestWhenIdle(work: () => void): { cancel: () => void } {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 3000 })
    return { cancel: () => cancelIdleCallback(id) }
  }
  const id = setTimeout(work, 500)
  return { cancel: () => clearTimeout(id) }
}
