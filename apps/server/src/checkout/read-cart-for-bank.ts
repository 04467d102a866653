import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { CartId, StoreId } from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { Cents } from '@comanda/rules/money/cents'
import type { CallContext } from '../call/context.ts'
import { toCartHolder } from '../cart/cart-holder.ts'
import { findOwnCart } from '../cart/find-cart.ts'
import { openCart } from '../cart/open-cart.ts'
import { priceStoredCart, readDiscounts } from '../cart/price-stored-cart.ts'
import { type KeepsOffers, readOffer } from '../cart/read-offer.ts'

export interface CartForBank {
  readonly version: number
  readonly storeId: StoreId
  readonly mode: OrderingMode
  readonly total: Cents
  readonly seller: string
}

/** The facts of a cart that a bank's form needs before it is ordered. */
export async function readCartForBank(
  context: CallContext<KeepsOffers>,
  cartId: CartId,
): Promise<CartForBank | Refusal> {
  const { database, siteId, now, house } = context
  const stored = await findOwnCart(database, toCartHolder(context), cartId)
  if (stored === undefined) return refusal('cart-not-found')
  if (stored.state !== 'open' && stored.state !== 'paying') return refusal('cart-not-open')
  const open = openCart(await readOffer(house, siteId), stored)
  const { total } = priceStoredCart(open, await readDiscounts(database, siteId, stored), now)
  const { cart, offer } = open
  const { storeId, mode } = cart.setup
  return { version: cart.version, storeId, mode, total, seller: offer.website.storeName }
}
