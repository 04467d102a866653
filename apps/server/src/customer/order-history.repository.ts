import type { OrderedDish } from '@comanda/contract/calls/order-history'
import type { CustomerId, OrderId, SessionId, SiteId } from '@comanda/rules/ids'
import { and, asc, count, desc, eq, exists, inArray, or, sum } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { cartHolder } from '../database/schema/cart.ts'
import { orderLine, orderVoid, placedOrder } from '../database/schema/order.ts'
import { standingColumns, toStanding } from '../database/standing-order.ts'
import type { Owner } from './owner.ts'

export type OrderRow = typeof placedOrder.$inferSelect
export type OrderLineRow = typeof orderLine.$inferSelect

export async function countOrders(db: Reader, owner: Owner): Promise<number> {
  const [row] = await db.select({ made: count() }).from(placedOrder).where(isOwned(owner))
  return row?.made ?? 0
}

export interface Page {
  readonly offset: number
  readonly limit: number
}

export async function listOrders(db: Reader, owner: Owner, { offset, limit }: Page): Promise<OrderRow[]> {
  const rows = await db
    .select(standingColumns)
    .from(placedOrder)
    .where(isOwned(owner))
    .orderBy(desc(placedOrder.placedAt), desc(placedOrder.id))
    .offset(offset)
    .limit(limit)
  return rows.map(toStanding)
}

export interface Reading {
  readonly siteId: SiteId
  readonly sessionId: SessionId
  readonly customerId: CustomerId | null
}

/** The customer's own order, or one whose cart this visit held. */
export async function findOwnOrder(db: Reader, who: Reading, id: OrderId): Promise<OrderRow | undefined> {
  const [found] = await db
    .select(standingColumns)
    .from(placedOrder)
    .where(and(eq(placedOrder.id, id), isReadable(db, who)))
  return found && toStanding(found)
}

/** How many of a dish stand in the orders this visitor may read, at one venue and with one phone. */
export async function sumOrdered(
  db: Reader,
  who: Reading,
  { storeId, productId, phone }: OrderedDish,
): Promise<number> {
  const [row] = await db
    .select({ ordered: sum(orderLine.quantity).mapWith(Number) })
    .from(placedOrder)
    .innerJoin(orderLine, and(eq(orderLine.siteId, placedOrder.siteId), eq(orderLine.orderId, placedOrder.id)))
    .where(
      and(
        eq(placedOrder.storeId, storeId),
        eq(placedOrder.contactPhone, phone),
        eq(orderLine.productId, productId),
        isReadable(db, who),
      ),
    )
  return row?.ordered ?? 0
}

function isReadable(db: Reader, { siteId, sessionId, customerId }: Reading) {
  const held = db
    .select({ cartId: cartHolder.cartId })
    .from(cartHolder)
    .where(
      and(
        eq(cartHolder.siteId, siteId),
        eq(cartHolder.cartId, placedOrder.cartId),
        eq(cartHolder.sessionId, sessionId),
      ),
    )
  const isTheirs = customerId === null ? undefined : eq(placedOrder.customerId, customerId)
  return and(eq(placedOrder.siteId, siteId), or(isTheirs, exists(held)))
}

export function listLinesOf(db: Reader, siteId: SiteId, ids: readonly OrderId[]): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.siteId, siteId), inArray(orderLine.orderId, [...ids])))
    .orderBy(asc(orderLine.position), asc(orderLine.id))
}

/** The dishes that were taken out of an order after it was sold. */
export function listVoidsOf(db: Reader, siteId: SiteId, id: OrderId) {
  const { amount, orderId, lineId } = orderVoid
  return db
    .select({ amount, vatRate: orderLine.vatRate })
    .from(orderVoid)
    .innerJoin(
      orderLine,
      and(eq(orderLine.siteId, orderVoid.siteId), eq(orderLine.orderId, orderId), eq(orderLine.id, lineId)),
    )
    .where(and(eq(orderVoid.siteId, siteId), eq(orderId, id)))
}

function isOwned({ siteId, customerId }: Owner) {
  return and(eq(placedOrder.siteId, siteId), eq(placedOrder.customerId, customerId))
}
