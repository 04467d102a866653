import type { DirectPayment } from '@comanda/contract/entities/direct-payment'
import type { OrderSum } from '@comanda/contract/entities/order-sum'
import { asksForContact } from '@comanda/rules/cart/check-contact'
import type { CartId } from '@comanda/rules/ids'
import { basisPoints, zero } from '@comanda/rules/money/cents'
import type { CallContext } from '../call/context.ts'
import { findLinkedCart } from '../cart/find-cart.ts'
import { openCart } from '../cart/open-cart.ts'
import { priceStoredCart, readDiscounts } from '../cart/price-stored-cart.ts'
import { type KeepsOffers, readOffer } from '../cart/read-offer.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import { findOrderOfCart } from './order.repository.ts'
import { type TellsOrders, toFollowedOrder } from './to-followed-order.ts'
import { toSaleLines } from './to-sale-lines.ts'

type ShowsLinks = KeepsOffers & TellsOrders
type LinkedCart = Omit<DirectPayment, 'online'>

const closed: LinkedCart = { state: 'closed', number: null, sum: null, asksForContact: false }

/**
 * A cart for whoever has its link. Its id is random and was given to somebody to pay with, so it shows what there is to
 * pay, and neither who ordered nor where it goes. Undefined for an id of no cart of this site.
 */
export async function showLinkedCart(
  context: CallContext<ShowsLinks>,
  cartId: CartId,
): Promise<LinkedCart | undefined> {
  const { database, siteId } = context
  const stored = await findLinkedCart(database, { siteId, cartId })
  if (stored === undefined) return undefined
  if (stored.state === 'open' || stored.state === 'paying') return toPayable(context, stored)
  const order = await findOrderOfCart(database, siteId, { cartId })
  if (order?.paymentState !== 'paid') return closed
  const { number, paymentState, mode, storeId, lines, parts, vat, total } = await toFollowedOrder(order, context)
  const sum = { paymentState, mode, storeId, lines, parts, vat, total }
  return { state: 'paid', number, sum, asksForContact: false }
}

async function toPayable(context: CallContext<ShowsLinks>, stored: StoredCart): Promise<LinkedCart> {
  const { database, siteId, language, now, house } = context
  const open = openCart(await readOffer(house, siteId), stored)
  const price = priceStoredCart(open, await readDiscounts(database, siteId, stored), now)
  if (open.cart.lines.length === 0 || price.total === zero) return closed
  const { mode, storeId } = stored.setup
  const sum: OrderSum = {
    paymentState: 'unpaid',
    mode,
    storeId,
    lines: toSaleLines(open, price, { language, now }).map(({ id, name, choices, quantity, total }) => ({
      id,
      name,
      choices,
      quantity,
      total,
    })),
    parts: price.parts.map(({ kind, amount }) => ({ kind, amount })),
    vat: price.vat.map(({ rate, vat }) => ({ rate: basisPoints(rate), vat })),
    total: price.total,
  }
  return { state: 'payable', number: null, sum, asksForContact: asksForContact(mode) && stored.contact === null }
}
