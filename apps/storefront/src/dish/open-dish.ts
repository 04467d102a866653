import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface DishState {
  readonly dish: string
}

/**
 * Opens a dish over the page one stands on. The address becomes the dish's own, so it can be copied, reloaded and
 * left with the back button; the page underneath stays as it is.
 */
export function useOpenDish(): (slug: string) => void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return useCallback(
    (slug) => {
      const state: DishState = { dish: slug }
      navigate({ pathname, search, hash }, { state, mask: toDishPath(slug), preventScrollReset: true })
    },
    [navigate, pathname, search, hash],
  )
}

/** The dish that lies over the page; null when none does. A dish's own page has no mask, whatever its state says. */
export function useOpenedDish(): string | null {
  const { mask, state } = useLocation()
  return mask === undefined ? null : ((state as DishState | null)?.dish ?? null)
}

export function toDishPath(slug: string): string {
  return `/products/${encodeURIComponent(slug)}`
}

/** The slug a path names; undefined for any other path. */
export function readDishPath(path: string): string | undefined {
  const slug = /^\/products\/([^/]+)$/.exec(path)?.[1]
  try {
    return slug === undefined ? undefined : decodeURIComponent(slug)
  } catch {
    return undefined
  }
}
