import type { SiteId, StoreId } from '@comanda/rules/ids'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { cart } from '../database/schema/cart.ts'
import { kitchenItem, kitchenTicket } from '../database/schema/kitchen.ts'
import { placedOrder } from '../database/schema/order.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { store } from '../database/schema/store.ts'
import { tableCall } from '../database/schema/table.ts'

interface Place {
  readonly siteId: SiteId
  readonly storeId: StoreId
}

/** More than anybody counts at a glance. */
const most = 200

/** The orders that nobody has answered, with what says when that alarms. */
export function listUnacceptedOrders(db: Reader, { siteId, storeId }: Place) {
  const { alarmAfterMinutes, cancelAfterMinutes, cookingMinutes } = store
  return db
    .select({
      id: placedOrder.id,
      version: placedOrder.version,
      placedAt: placedOrder.placedAt,
      setup: placedOrder.setup,
      limits: { alarmAfterMinutes, cancelAfterMinutes, cookingMinutes },
    })
    .from(placedOrder)
    .innerJoin(store, and(eq(store.siteId, placedOrder.siteId), eq(store.id, placedOrder.storeId)))
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.storeId, storeId), eq(placedOrder.status, 'on-hold')))
    .orderBy(asc(placedOrder.placedAt))
    .limit(most)
}

/** The calls of a store's tables to which nobody has gone. */
export function listOpenCalls(db: Reader, { siteId, storeId }: Place) {
  return db
    .select({ id: tableCall.id, calledAt: tableCall.calledAt })
    .from(tableCall)
    .innerJoin(cart, and(eq(cart.siteId, tableCall.siteId), eq(cart.id, tableCall.cartId)))
    .where(and(eq(tableCall.siteId, siteId), eq(cart.storeId, storeId), isNull(tableCall.answeredAt)))
    .orderBy(asc(tableCall.calledAt))
    .limit(most)
}

/** The tickets of tables of which dishes stand at the pass; their versions together grow with every move. */
export function listTicketsToCarry(db: Reader, { siteId, storeId }: Place) {
  const since = sql<Date | string>`min(${kitchenItem.movedAt})`
  return db
    .select({
      id: kitchenTicket.id,
      version: sql<number>`sum(${kitchenItem.version})::int`,
      since: since.mapWith(kitchenItem.movedAt),
    })
    .from(kitchenItem)
    .innerJoin(
      kitchenTicket,
      and(eq(kitchenTicket.siteId, kitchenItem.siteId), eq(kitchenTicket.id, kitchenItem.ticketId)),
    )
    .where(
      and(
        eq(kitchenItem.siteId, siteId),
        eq(kitchenItem.storeId, storeId),
        eq(kitchenItem.state, 'ready'),
        eq(kitchenTicket.mode, 'table'),
      ),
    )
    .groupBy(kitchenTicket.id)
    .orderBy(asc(since))
    .limit(most)
}

/** The payments of which no bank has said what became of them. */
export function listUnknownPayments(db: Reader, { siteId, storeId }: Place) {
  return db
    .select({ id: paymentAttempt.id, createdAt: paymentAttempt.createdAt })
    .from(paymentAttempt)
    .where(
      and(eq(paymentAttempt.siteId, siteId), eq(paymentAttempt.storeId, storeId), eq(paymentAttempt.state, 'unknown')),
    )
    .orderBy(asc(paymentAttempt.createdAt))
    .limit(most)
}

/** The messages that could not be sent. They are the site's, and no store's. */
export function listFailedMessages(db: Reader, siteId: SiteId) {
  return db
    .select({ id: outboxMessage.id, createdAt: outboxMessage.createdAt })
    .from(outboxMessage)
    .where(and(eq(outboxMessage.siteId, siteId), eq(outboxMessage.state, 'failed')))
    .orderBy(asc(outboxMessage.createdAt))
    .limit(most)
}
