import type { CartLine } from '@comanda/rules/cart/cart'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface DishState {
  readonly dish: string
  readonly line?: EditedLine
}

/** A line of the basket that is being chosen anew. */
export interface EditedLine extends Pick<CartLine, 'id' | 'configuration' | 'quantity' | 'notes'> {}

/**
 * Opens a dish over the page one stands on. The address becomes the dish's own, so it can be copied, reloaded and
 * left with the back button; the page underneath stays as it is.
 */
export function useOpenDish(): (slug: string, line?: EditedLine) => void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return useCallback(
    (slug, line) => {
      const state: DishState = { dish: slug, ...(line && { line }) }
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

/** The line the dish that lies over the page was opened from, if it was. */
export function useEditedLine(): EditedLine | undefined {
  const { mask, state } = useLocation()
  return mask === undefined ? undefined : (state as DishState | null)?.line
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
