import type { OrderId, SiteId } from '@comanda/rules/ids'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { isVoidOfLine } from '../database/is-void-of-line.ts'
import { orderLine, orderVoid } from '../database/schema/order.ts'
import type { StoredOrder } from './order.repository.ts'

/** What was sold with some orders, by its names. */
export async function listDishNames(
  db: Reader,
  siteId: SiteId,
  orders: readonly Pick<StoredOrder, 'id'>[],
): Promise<ReadonlyMap<OrderId, string[]>> {
  if (orders.length === 0) return new Map()
  const ids = orders.map(({ id }) => id)
  const rows = await db
    .select({ orderId: orderLine.orderId, name: orderLine.name, quantity: orderLine.quantity })
    .from(orderLine)
    .where(and(eq(orderLine.siteId, siteId), inArray(orderLine.orderId, ids)))
    .orderBy(asc(orderLine.position))
  const named = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map([...named].map(([id, lines]) => [id, lines.map(({ name, quantity }) => `${quantity} × ${name}`)]))
}

/** The lines of an order with what went back of each. */
export function listLinesWithVoids(db: Reader, { siteId, id }: Pick<StoredOrder, 'siteId' | 'id'>) {
  return db
    .select({ line: orderLine, unitsBack: orderVoid.units })
    .from(orderLine)
    .leftJoin(orderVoid, isVoidOfLine)
    .where(and(eq(orderLine.siteId, siteId), eq(orderLine.orderId, id)))
    .orderBy(asc(orderLine.position))
}
