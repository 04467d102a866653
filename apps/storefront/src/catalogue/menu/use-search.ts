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

/** Long enough to ask once per word, short enough that nobody notices. */
const typingPause = 220

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

  const look = useCallback((typed: string) => setText(typed), [])

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
    const loading = import('./find-dishes.ts')
    loading.then(({ findOnDevice }) => !isLeft && show(findOnDevice(menu, wanted)))
    const asking = setTimeout(async () => {
      const { findOnServer } = await loading
      const answer = await findOnServer(menu, wanted)
      if (answer && !isLeft) show(answer)
    }, typingPause)
    return () => {
      isLeft = true
      clearTimeout(asking)
    }
  }, [text, menu, show])

  return { text, look, found }
}
