import type { getDirectPayment as row } from '@comanda/contract/calls/direct-payment'
import { refusal } from '@comanda/contract/refusals'
import { hasOwnPage } from '@comanda/payments/server/providers'
import type { Handler } from '../call/handler.ts'
import type { KeepsOffers } from '../cart/read-offer.ts'
import { showLinkedCart } from '../order/show-linked-cart.ts'
import type { TellsOrders } from '../order/to-followed-order.ts'
import { listOnlineWays } from '../payment/get-payment-methods.ts'

/** The order of a direct-payment link, and the ways to pay it that need nothing of this page. */
export const getDirectPayment: Handler<typeof row, KeepsOffers & TellsOrders> = async ({ cartId }, context) => {
  const shown = await showLinkedCart(context, cartId)
  if (shown === undefined) return refusal('cart-not-found')
  if (shown.state !== 'payable' || shown.sum === null) return { ...shown, online: [] }
  const online = await listOnlineWays(context, shown.sum.storeId)
  return { ...shown, online: online.filter(hasOwnPage) }
}
