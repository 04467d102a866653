import type { OrderId, SiteId, StoreId } from '@comanda/rules/ids'
import { paidTableMinutes } from '@comanda/rules/table/stand-table'
import type { Instant } from '@comanda/rules/time/calendar'
import { addMinutes } from '@comanda/rules/time/store-moment'
import { and, asc, desc, eq, lte, notInArray, sql } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { placedOrder } from '../database/schema/order.ts'

const isOfTable = sql`${placedOrder.setup} ->> 'mode' = 'table'`
const notEnded = notInArray(placedOrder.status, ['picked-up', 'cancelled'])
const isPaid = eq(placedOrder.paymentState, 'paid')

/** The orders of tables that were paid and whose guests nobody has seen leave, the newest first. */
export function listPaidTables(
  db: Reader,
  { siteId, storeId }: { readonly siteId: SiteId; readonly storeId: StoreId },
) {
  const { id, number, version, setup, placedAt } = placedOrder
  return db
    .select({
      orderId: id,
      number,
      version,
      setup,
      paidAt: placedAt,
      unserved: sql<number>`(
        select coalesce(sum(item.units), 0)::integer from kitchen_ticket ticket
        join kitchen_item item on item.site_id = ticket.site_id and item.ticket_id = ticket.id
        where ticket.site_id = placed_order.site_id and ticket.cart_id = placed_order.cart_id
          and item.state not in ('served', 'voided'))`,
    })
    .from(placedOrder)
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.storeId, storeId), notEnded, isOfTable, isPaid))
    .orderBy(desc(placedOrder.placedAt))
}

const mostAtOnce = 200

/** Of all sites: paid so long ago that their guests have left, whoever forgot to say so. */
export function listLeftTables(db: Reader, now: Instant): Promise<{ siteId: SiteId; orderId: OrderId }[]> {
  return db
    .select({ siteId: placedOrder.siteId, orderId: placedOrder.id })
    .from(placedOrder)
    .where(and(lte(placedOrder.placedAt, addMinutes(now, -paidTableMinutes)), notEnded, isOfTable, isPaid))
    .orderBy(asc(placedOrder.placedAt))
    .limit(mostAtOnce)
}
