import type { CartLine } from '@comanda/rules/cart/cart'
import type { Product } from '@comanda/rules/catalogue/product'
import { usesPaused } from '@comanda/rules/catalogue/with-pauses'
import { findOfferedProduct } from '../catalogue/find-offered-product.ts'
import type { CatalogueSnapshot } from '../catalogue/load-catalogue.ts'
import type { OpenCart } from './open-cart.ts'

/** Whether a dish is on the menu, but the store has run out of it or of what it requires. */
export function isFallen({ productById }: CatalogueSnapshot, { id, published }: Product): boolean {
  return !published && productById.get(id)?.published === true
}

/** Whether a line cannot be sold until it is changed: its dish has fallen, or something that was chosen is paused. */
export function isLinePaused(
  { offer, place }: Pick<OpenCart, 'offer' | 'place'>,
  { productId, configuration }: Pick<CartLine, 'productId' | 'configuration'>,
): boolean {
  const { catalogue } = offer
  const offered = findOfferedProduct(catalogue, place, productId)
  if (offered !== undefined && isFallen(catalogue, offered)) return true
  const pauses = place.storeId === null ? undefined : catalogue.pauses.byStore.get(place.storeId)
  const whole = catalogue.productById.get(productId)
  return pauses !== undefined && whole !== undefined && usesPaused(whole, configuration, pauses)
}
