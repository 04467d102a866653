import type { Cart } from '@comanda/rules/cart/cart'
import { findCartResource } from '@comanda/rules/pricing/to-cart-to-price'
import type { Store } from '@comanda/rules/venue/store'

/** The name that people give the table: its alias, or its number (QR-017). */
export function toPlaceName(store: Pick<Store, 'resources'>, setup: Cart['setup']): string {
  const room = findCartResource(store, setup)
  const alias = room?.positions.find(({ number }) => number === setup.position)?.alias
  return alias ?? String(setup.position ?? '')
}
