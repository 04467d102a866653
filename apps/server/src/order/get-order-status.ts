import type { getOrderStatus as row } from '@comanda/contract/calls/payment'
import { refusal } from '@comanda/contract/refusals'
import { toAddressLine } from '@comanda/rules/setup/address-line'
import type { Handler } from '../call/handler.ts'
import { toCartHolder } from '../cart/cart-holder.ts'
import { holdsCart } from '../cart/holds-cart.ts'
import { findOrderOfCart } from './order.repository.ts'
import { type TellsOrders, toFollowedOrder } from './to-followed-order.ts'

/** Only a holder of the cart may find its order by the cart's id; for anybody else it does not exist. */
export const getOrderStatus: Handler<typeof row, TellsOrders> = async ({ id }, context) => {
  const { database, siteId } = context
  const order = (await holdsCart(database, toCartHolder(context), id))
    ? await findOrderOfCart(database, siteId, { cartId: id })
    : undefined
  if (order === undefined) return refusal('cart-not-found')
  const { address } = order.setup
  return { ...(await toFollowedOrder(order, context)), address: address === null ? '' : toAddressLine(address) }
}
