import { and, eq } from 'drizzle-orm'
import { orderLine, orderVoid } from './schema/order.ts'

/** Joins a line of an order with its void: none where the line still stands. */
export const isVoidOfLine = and(
  eq(orderVoid.siteId, orderLine.siteId),
  eq(orderVoid.orderId, orderLine.orderId),
  eq(orderVoid.lineId, orderLine.id),
)
