import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { CardsView } from '../../views/card-list.ts'
import type { SearchView } from '../../views/category-view.ts'
import type { Found } from './found.ts'
import { readSearch, toSearchAddress } from './search-address.ts'

export interface Search {
  /** As typed. */
  readonly text: string
  readonly look: (text: string) => void
  /** Null while nothing is searched. */
  readonly found: Found | null
}

/**
 * Searches while typing: at once among the dishes on this device, then on the server, which forgives typing mistakes.
 * The address follows, so that results can be shared.
 */
export function useSearch(menu: CardsView, rendered: SearchView | null): Search {
  const [text, setText] = useState(rendered?.text ?? '')
  const [found, setFound] = useState<Found | null>(rendered && { ...rendered, menu })
  const answered = useRef(rendered?.text ?? '')
  // In slices: what was typed is drawn first, and the next letter need not wait for the dishes.
  const show = useCallback((next: Found | null) => startTransition(() => setFound(next)), [])

  // A page that all visitors share was rendered without the search in this address.
  useEffect(() => setText(readSearch(location.search)), [])

  useEffect(() => {
    const wanted = text.trim()
    const address = toSearchAddress(location, wanted)
    if (address !== `${location.pathname}${location.search}${location.hash}`)
      history.replaceState(history.state, '', address)
    if (wanted === answered.current) return
    answered.current = wanted
    if (!wanted) return show(null)
    let isLeft = false
    let stop = () => {
      isLeft = true
    }
    import('./find-dishes.ts').then(({ findDishes }) => {
      if (!isLeft) stop = findDishes(menu, wanted, show)
    })
    return () => stop()
  }, [text, menu, show])

  return { text, look: setText, found }
}
