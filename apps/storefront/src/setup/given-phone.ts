import type { CartId } from '@comanda/rules/ids'
import { tabStorage } from '@comanda/screen/storage'

/** The documents' name for it (CART-008). */
const key = 'phone-id'

/** The order for which this tab has given a phone: whoever scans its code again is not asked again. */
export function hasGivenPhone(cartId: CartId): boolean {
  return tabStorage.read(key) === cartId
}

export function keepGivenPhone(cartId: CartId): void {
  tabStorage.keep(key, cartId)
}
