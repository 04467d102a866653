import type { CartLine } from '@comanda/rules/cart/cart'
import { listLineUses } from '@comanda/rules/cart/line-use'
import type { Product } from '@comanda/rules/catalogue/product'
import { usesPaused } from '@comanda/rules/catalogue/with-pauses'
import { findOfferedProduct } from '../catalogue/find-offered-product.ts'
import type { CatalogueSnapshot } from '../catalogue/load-catalogue.ts'
import type { OpenCart } from './open-cart.ts'

/** Whether a dish is on the menu, but the store has run out of it or of what it requires. */
export function isFallen({ productById }: CatalogueSnapshot, { id, published }: Product): boolean {
  return !published && productById.get(id)?.published === true
}

/**
 * Whether a line cannot be sold until it is changed: its dish has fallen, something that was chosen is paused, or fewer
 * are left than it takes.
 */
export function isLinePaused(
  { offer, place }: Pick<OpenCart, 'offer' | 'place'>,
  line: Pick<CartLine, 'id' | 'productId' | 'configuration' | 'quantity'>,
): boolean {
  const { catalogue } = offer
  const { productId, configuration } = line
  const offered = findOfferedProduct(catalogue, place, productId)
  if (offered !== undefined && isFallen(catalogue, offered)) return true
  const pauses = place.storeId === null ? undefined : catalogue.pauses.byStore.get(place.storeId)
  const whole = catalogue.productById.get(productId)
  if (pauses === undefined || whole === undefined) return false
  if (usesPaused(whole, configuration, pauses)) return true
  const { counted } = pauses
  if (counted.length === 0) return false
  return listLineUses(line, whole).some((use) =>
    counted.some(
      (thing) =>
        thing.productId === use.productId && thing.optionValueId === use.optionValueId && thing.unitsLeft < use.units,
    ),
  )
}
