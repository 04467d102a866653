import { chooseCardAction } from '@comanda/rules/catalogue/card-actions'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { SiteView } from '../views/site-view.ts'

export type BarKind = 'none' | 'table' | 'cart' | 'start-order' | 'scan-code'

export interface BarQuestion {
  readonly site: Pick<SiteView, 'modes' | 'onlyBookings' | 'onlyQr'>
  readonly mode: OrderingMode | null
  /** How much is in the cart, for a bar that says «0» says nothing; null without a cart. */
  readonly pieces: number | null
  readonly path: string
}

/** Pages that show dishes. Elsewhere beginning an order is not the next thing to do; a dish has its own bar. */
export const menuPages = /^\/(?:$|categories)/

/** Which bar is at the bottom of a small screen (SHELL-047 to SHELL-051). */
export function chooseBar({ site, mode, pieces, path }: BarQuestion): BarKind {
  if (path.startsWith('/checkout') || site.onlyBookings) return 'none'
  if (mode === 'digital-card' || site.modes.every((offered) => offered === 'digital-card')) return 'none'
  if (mode === 'table') return 'table'
  if (pieces !== null) return pieces > 0 ? 'cart' : 'none'
  if (!menuPages.test(path)) return 'none'
  // The same rule as on a card: where ordering is only possible at a table, its code must be scanned.
  return chooseCardAction({ mode, hasCart: false, published: true, modes: site.modes }) === 'scan-code'
    ? 'scan-code'
    : 'start-order'
}
