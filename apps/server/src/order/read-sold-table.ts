import type { TableReceipt } from '@comanda/contract/entities/table-receipt'
import type { CartId, OrderId } from '@comanda/rules/ids'
import { afterVoids } from '@comanda/rules/order/after-voids'
import { choosePayTime } from '@comanda/rules/venue/pay-time'
import type { CallContext } from '../call/context.ts'
import { toCartHolder } from '../cart/cart-holder.ts'
import { holdsCart } from '../cart/holds-cart.ts'
import { findStore } from '../venue/find-store.ts'
import { findOrderOfCart, listOrderLines } from './order.repository.ts'
import { listVoids } from './order-void.repository.ts'
import { getSeller } from './seller.repository.ts'
import { type TellsOrders, toFollowedOrder } from './to-followed-order.ts'

export interface SoldTable extends Omit<TableReceipt, 'diners' | 'payments'> {
  readonly orderId: OrderId
  readonly cartVersion: number
}

/**
 * The dishes that a table bought, for a phone that sat there; undefined for anybody else, and while something is to be
 * paid.
 */
export async function readSoldTable(context: CallContext<TellsOrders>, cartId: CartId): Promise<SoldTable | undefined> {
  const { database, siteId, house } = context
  if (!(await holdsCart(database, toCartHolder(context), cartId))) return undefined
  const order = await findOrderOfCart(database, siteId, { cartId })
  if (order === undefined || order.setup.mode !== 'table' || order.paymentState === 'unpaid') return undefined
  const { resourceId, position } = order.setup
  const store = findStore(await house.venues.get(siteId), order.storeId)
  const room = store?.resources.find(({ id }) => id === resourceId)
  const alias = room?.positions.find(({ number }) => number === position)?.alias
  const { issuer, cutoff } = await getSeller(database, siteId, order.storeId)
  const lines = await listOrderLines(database, order)
  return {
    orderId: order.id,
    cartVersion: order.cartVersion,
    order: await toFollowedOrder(order, context),
    receiptNumber: order.receiptNumber,
    issuer,
    timeZone: cutoff.timeZone,
    place: alias ?? String(position ?? ''),
    isBill: store !== undefined && choosePayTime('table', store.ordering) === 'end',
    vat: afterVoids(order, await listVoids(database, order)).vat,
    lines: lines.map(({ id, addedBy }) => ({ id, addedBy })),
  }
}
