import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import type { CartPrice } from '@comanda/rules/pricing/cart-price'
import type { CallContext } from '../call/context.ts'
import { readHeldCart } from './cart.repository.ts'
import { toCartHolder } from './cart-holder.ts'
import { openCart } from './open-cart.ts'
import { priceStoredCart, readDiscounts } from './price-stored-cart.ts'
import { type KeepsOffers, readOffer } from './read-offer.ts'

/** The price of a cart of this visitor now. */
export async function priceHeldCart(context: CallContext<KeepsOffers>, cartId: CartId): Promise<CartPrice | Refusal> {
  const { siteId, database, now, house } = context
  const stored = await readHeldCart(database, toCartHolder(context), cartId)
  if (stored === undefined) return refusal('cart-not-found')
  const open = openCart(await readOffer(house, siteId), stored)
  return priceStoredCart(open, await readDiscounts(database, siteId, stored), now)
}
