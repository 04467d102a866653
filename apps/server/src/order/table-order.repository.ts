import type { CartId, OrderId, SiteId, StoreId } from '@comanda/rules/ids'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { and, asc, desc, eq, lte, notExists, notInArray, sql } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { kitchenTicket } from '../database/schema/kitchen.ts'
import { placedOrder } from '../database/schema/order.ts'
import { store } from '../database/schema/store.ts'

const isOfTable = sql`${placedOrder.setup} ->> 'mode' = 'table'`
const notEnded = notInArray(placedOrder.status, ['picked-up', 'cancelled'])
const isPaid = eq(placedOrder.paymentState, 'paid')
const paidAt = sql<Instant>`coalesce(${placedOrder.paidAt}, ${placedOrder.placedAt})`.mapWith(placedOrder.placedAt)

/** The orders of tables that were paid and whose guests nobody has seen leave, the newest first. */
export function listPaidTables(
  db: Reader,
  { siteId, storeId }: { readonly siteId: SiteId; readonly storeId: StoreId },
) {
  const { id, cartId, number, version, setup } = placedOrder
  return db
    .select({
      orderId: id,
      cartId,
      number,
      version,
      setup,
      paidAt,
      unserved: sql<number>`(
        select coalesce(sum(item.units), 0)::integer from kitchen_ticket ticket
        join kitchen_item item on item.site_id = ticket.site_id and item.ticket_id = ticket.id
        where ticket.site_id = placed_order.site_id and ticket.cart_id = placed_order.cart_id
          and item.state not in ('served', 'voided'))`,
    })
    .from(placedOrder)
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.storeId, storeId), notEnded, isOfTable, isPaid))
    .orderBy(desc(paidAt))
}

const mostAtOnce = 200
const leftAt = sql`${paidAt} + make_interval(mins => ${store.freeTableAfterMinutes})`

/** Of all sites: paid so long ago that their guests have left, by their store's minutes, whoever forgot to say so. */
export function listLeftTables(db: Reader, now: Instant): Promise<{ siteId: SiteId; orderId: OrderId }[]> {
  return db
    .select({ siteId: placedOrder.siteId, orderId: placedOrder.id })
    .from(placedOrder)
    .innerJoin(store, and(eq(store.siteId, placedOrder.siteId), eq(store.id, placedOrder.storeId)))
    .where(and(lte(leftAt, sql.param(now, placedOrder.placedAt)), notEnded, isOfTable, isPaid))
    .orderBy(asc(paidAt))
    .limit(mostAtOnce)
}

export interface Numbering {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly cartId: CartId
  readonly day: IsoDate
}

/** The number of the rounds that a table has sent on a day, unless an order of that day has it. */
export async function findTicketNumber(
  db: Reader,
  { siteId, storeId, cartId, day }: Numbering,
): Promise<number | undefined> {
  const ofOrder = db
    .select({ id: placedOrder.id })
    .from(placedOrder)
    .where(
      and(
        eq(placedOrder.siteId, siteId),
        eq(placedOrder.storeId, storeId),
        eq(placedOrder.day, day),
        eq(placedOrder.number, kitchenTicket.number),
      ),
    )
  const [found] = await db
    .select({ number: kitchenTicket.number })
    .from(kitchenTicket)
    .where(
      and(
        eq(kitchenTicket.siteId, siteId),
        eq(kitchenTicket.cartId, cartId),
        eq(kitchenTicket.day, day),
        notExists(ofOrder),
      ),
    )
    .limit(1)
  return found?.number
}
