import type { OrderId, SiteId } from '@comanda/rules/ids'
import { sumCents } from '@comanda/rules/money/cents'
import type { PastLine } from '@comanda/rules/order/plan-repeat'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { inReach } from '../database/in-reach.ts'
import { orderLine, phoneKey, placedOrder } from '../database/schema/order.ts'
import { product } from '../database/schema/product.ts'

interface CallerSearch {
  readonly siteId: SiteId
  readonly stores: StoresInReach
  /** The digits by which a number is known. */
  readonly key: string
}

/** The last order with a number that came to something, and the last address that one was brought to. */
export async function findLastOrder(db: Reader, { siteId, stores, key }: CallerSearch) {
  const ofNumber = and(
    eq(placedOrder.siteId, siteId),
    inReach(placedOrder.storeId, stores),
    eq(phoneKey(placedOrder.contactPhone), key),
    ne(placedOrder.status, 'cancelled'),
  )
  const newest = [desc(placedOrder.placedAt), desc(placedOrder.number)]
  const { id, number, placedAt, contactName: name } = placedOrder
  const [last] = await db
    .select({ id, number, placedAt, name })
    .from(placedOrder)
    .where(ofNumber)
    .orderBy(...newest)
    .limit(1)
  if (last === undefined) return undefined
  const [brought] = await db
    .select({ setup: placedOrder.setup })
    .from(placedOrder)
    .where(and(ofNumber, sql`${placedOrder.setup} ->> 'address' is not null`))
    .orderBy(...newest)
    .limit(1)
  return { ...last, address: brought?.setup.address ?? null }
}

/** The dishes of an order, without what the room added to them. */
export async function listPastLines(db: Reader, siteId: SiteId, orderId: OrderId): Promise<PastLine[]> {
  const { id, productId, name, configuration, quantity, notes, parts } = orderLine
  const rows = await db
    .select({ id, productId, name, configuration, quantity, notes, parts })
    .from(orderLine)
    .innerJoin(product, and(eq(product.siteId, orderLine.siteId), eq(product.id, orderLine.productId)))
    .where(and(eq(orderLine.siteId, siteId), eq(orderLine.orderId, orderId), isNull(product.serviceShare)))
    .orderBy(asc(orderLine.position))
  // Promotions are worked out anew for every order.
  return rows.map(({ parts: all, ...line }) => ({
    ...line,
    total: sumCents(all.filter(({ kind }) => kind !== 'promotion').map(({ amount }) => amount)),
  }))
}
