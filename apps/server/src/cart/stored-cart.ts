import type { Cart } from '@comanda/rules/cart/cart'
import type { CartId, PriceListId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'

/** A cart in the database, with what only the server knows of it. */
export interface StoredCart extends Cart {
  readonly priceListId: PriceListId | null
  readonly changedAt: Instant
}

export interface CartKey {
  readonly siteId: SiteId
  readonly cartId: CartId
}
