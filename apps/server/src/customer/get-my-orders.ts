import type { getMyOrders as row } from '@comanda/contract/calls/order-history'
import type { OrderSummary } from '@comanda/contract/entities/placed-order'
import type { Handler } from '../call/handler.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { listLinesOf, listOrders, type OrderLineRow } from './order-history.repository.ts'
import { getOwner } from './owner.ts'
import { toOrderHead } from './to-order-head.ts'

const namesShown = 3

export const getMyOrders: Handler<typeof row, KeepsVenues> = async (page, context) => {
  const { database, siteId, house } = context
  const orders = await listOrders(database, getOwner(context), page)
  if (orders.length === 0) return []
  const { stores } = await house.venues.get(siteId)
  const lines = Map.groupBy(
    await listLinesOf(
      database,
      siteId,
      orders.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  )
  return orders.map((order) => ({ ...toOrderHead(order, stores), ...summarise(lines.get(order.id) ?? []) }))
}

function summarise(lines: readonly OrderLineRow[]): Pick<OrderSummary, 'pieces' | 'names'> {
  return {
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    names: lines.slice(0, namesShown).map(({ name }) => name),
  }
}
