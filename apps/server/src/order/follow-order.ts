import type { followOrder as row } from '@comanda/contract/calls/payment'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { findOrderByKey } from './order.repository.ts'
import { type TellsOrders, toFollowedOrder } from './to-followed-order.ts'

/** For whoever holds the order's link: how far it is, when it comes and what is in it, but not where it goes. */
export const followOrder: Handler<typeof row, TellsOrders> = async ({ followKey }, context) => {
  const order = await findOrderByKey(context.database, context.siteId, followKey)
  return order === undefined ? refusal('order-not-found') : toFollowedOrder(order, context)
}
