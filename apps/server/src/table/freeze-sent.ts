import { type Refusal, refusal } from '@comanda/contract/refusals'
import { zero } from '@comanda/rules/money/cents'
import type { Sale } from '@comanda/rules/order/sale'
import type { DeliveryPayment } from '@comanda/rules/payment/payment-choice'
import type { StaffWriteContext } from '../call/staff-context.ts'
import { openCart } from '../cart/open-cart.ts'
import { priceStoredCart, readDiscounts } from '../cart/price-stored-cart.ts'
import { type KeepsOffers, readOffer } from '../cart/read-offer.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import { joinTo } from '../database/line/to-tx.ts'
import { toSale } from '../order/to-sale.ts'
import { listHostsOfSite } from '../session/site-key.repository.ts'
import { type KnowsPublicUrl, toSiteOrigin } from '../session/to-site-origin.ts'
import { openSent } from './price-sent.ts'

/** The dishes that a table has had, frozen to be sold to guests who pay the waiter. The cart is locked. */
export async function freezeSent(
  context: StaffWriteContext<KeepsOffers & KnowsPublicUrl>,
  cart: StoredCart,
  by: DeliveryPayment,
): Promise<Sale | Refusal> {
  const { tx, siteId, from, now, house } = context
  const open = openSent(openCart(await readOffer(house, siteId), cart))
  const price = priceStoredCart(open, await readDiscounts(tx, siteId, cart), now)
  if (open.cart.lines.length === 0 || price.total === zero) return refusal('cart-empty')
  const origin = toSiteOrigin(from.host, await listHostsOfSite(joinTo(tx), siteId), house.publicUrl)
  const wish = { billing: null, payment: { method: 'on-delivery', value: by }, change: null } as const
  return toSale({ open, price, setup: cart.setup, wish, context, origin })
}
