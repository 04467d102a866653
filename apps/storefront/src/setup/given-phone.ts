import type { CartId } from '@comanda/rules/ids'
import { tabShelf } from '../state/shelf.ts'

/** The documents' name for it (CART-008). */
const key = 'phone-id'

/** The order for which this tab has given a phone: whoever scans its code again is not asked again. */
export function hasGivenPhone(cartId: CartId): boolean {
  return tabShelf.read(key) === cartId
}

export function keepGivenPhone(cartId: CartId): void {
  tabShelf.keep(key, cartId)
}
