import { createCell } from './cell.ts'

/** What can lie over a page, one at a time; each has its row in shell/overlays.tsx. */
export type Overlay =
  | { readonly name: 'drawer' | 'stores' | 'filters' | 'cart' | 'booking' | 'exit' | 'select-delivery' }
  /** On entry a site may insist (SITE-007, SITE-011). */
  | { readonly name: 'account'; readonly isRequired?: true; readonly view?: 'forgotten' }
  | { readonly name: 'start'; readonly isRequired?: true }
  | { readonly name: 'closed-venue'; readonly text: string }
  | { readonly name: 'suggestion'; readonly title: string; readonly products: readonly SuggestedProduct[] }

export interface SuggestedProduct {
  readonly slug: string
  readonly name: string
  readonly picture: string | null
}

const shown = createCell<Overlay | null>(null)

export const useOverlay = shown.use

export function openOverlay(overlay: Overlay): void {
  shown.set(overlay)
}

export function closeOverlay(): void {
  shown.set(null)
}
