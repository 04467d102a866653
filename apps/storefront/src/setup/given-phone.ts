import type { CartId } from '@comanda/rules/ids'

/** The documents' name for it (CART-008). */
const key = 'phone-id'

type Tab = Pick<Storage, 'getItem' | 'setItem'>

/** The order for which this tab has given a phone: whoever scans its code again is not asked again. */
export function hasGivenPhone(cartId: CartId, tab: Tab = sessionStorage): boolean {
  try {
    return tab.getItem(key) === cartId
  } catch {
    return false
  }
}

export function keepGivenPhone(cartId: CartId, tab: Tab = sessionStorage): void {
  try {
    tab.setItem(key, cartId)
  } catch {
    // A browser that keeps nothing asks again.
  }
}
