import type { CartStep } from '@comanda/rules/cart/cart-life'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'

/** What is known of the visitor before a guarded screen is shown. */
export interface PageVisit {
  readonly hasSession: boolean
  /** A user id exists: there are guests and registered customers, nobody else (ACCOUNT-002). */
  readonly isLoggedIn: boolean
  readonly hasCart: boolean
  /** Pieces in the cart. */
  readonly pieces: number
  readonly mode: OrderingMode | null
  readonly step: CartStep
}

/** Who has only just come in. */
export const nobody: PageVisit = {
  hasSession: false,
  isLoggedIn: false,
  hasCart: false,
  pieces: 0,
  mode: null,
  step: 'none',
}
