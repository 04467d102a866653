import type { OrderStatus } from '@comanda/rules/cart/order'
import type { OrderId, SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import type { StoresInReach } from '@comanda/rules/staff/check-access'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { inReach } from '../database/in-reach.ts'
import { kitchenTicket } from '../database/schema/kitchen.ts'
import { orderLine, orderStatusChange, placedOrder } from '../database/schema/order.ts'
import type { StoredOrder } from './order.repository.ts'

export interface BoardOrder {
  readonly order: StoredOrder
  readonly dueAt: Instant | null
  readonly lines: readonly { readonly name: string; readonly quantity: number }[]
}

/** Every order that is neither handed over nor cancelled, each once. */
export async function listOpenOrders(db: Reader, siteId: SiteId, storeId: StoreId): Promise<BoardOrder[]> {
  const isOpen = notInArray(placedOrder.status, ['picked-up', 'cancelled'])
  return readBoardOrders(db, siteId, await selectOrders(db, siteId, and(eq(placedOrder.storeId, storeId), isOpen)))
}

export async function getBoardOrder(db: Reader, siteId: SiteId, id: OrderId): Promise<BoardOrder> {
  const [found] = await readBoardOrders(db, siteId, await selectOrders(db, siteId, eq(placedOrder.id, id)))
  if (found === undefined) throw new Error('an order vanished')
  return found
}

function selectOrders(db: Reader, siteId: SiteId, condition: ReturnType<typeof and>) {
  return db
    .select({ order: placedOrder, dueAt: kitchenTicket.dueAt })
    .from(placedOrder)
    .leftJoin(
      kitchenTicket,
      and(eq(kitchenTicket.siteId, placedOrder.siteId), eq(kitchenTicket.orderId, placedOrder.id)),
    )
    .where(and(eq(placedOrder.siteId, siteId), condition))
}

async function readBoardOrders(db: Reader, siteId: SiteId, orders: Omit<BoardOrder, 'lines'>[]): Promise<BoardOrder[]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ order }) => order.id)
  const rows = await db
    .select({ orderId: orderLine.orderId, name: orderLine.name, quantity: orderLine.quantity })
    .from(orderLine)
    .where(and(eq(orderLine.siteId, siteId), inArray(orderLine.orderId, ids)))
    .orderBy(asc(orderLine.position))
  const lines = Map.groupBy(rows, ({ orderId }) => orderId)
  return orders.map((one) => ({ ...one, lines: lines.get(one.order.id) ?? [] }))
}

/** Undefined for an order of a store out of reach. */
export async function lockOrder(
  tx: Tx,
  { siteId, stores }: { readonly siteId: SiteId; readonly stores: StoresInReach },
  id: OrderId,
): Promise<StoredOrder | undefined> {
  const [found] = await tx
    .select()
    .from(placedOrder)
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, id), inReach(placedOrder.storeId, stores)))
    .for('update')
  return found
}

interface StatusMove {
  readonly to: OrderStatus
  readonly staffId: StaffId | null
  readonly at: Instant
}

/** The caller has locked it. */
export async function saveOrderMove(tx: Tx, order: StoredOrder, { to, staffId, at }: StatusMove): Promise<void> {
  const { siteId, id: orderId, status: from, version } = order
  await tx
    .update(placedOrder)
    .set({ status: to, version: version + 1 })
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, orderId)))
  await tx.insert(orderStatusChange).values({ siteId, orderId, from, to, staffId, at })
}
