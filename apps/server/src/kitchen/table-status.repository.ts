import type { CartId, SiteId, StoreId, TicketId } from '@comanda/rules/ids'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { cart } from '../database/schema/cart.ts'
import { kitchenItem, kitchenTicket } from '../database/schema/kitchen.ts'
import { placedOrder } from '../database/schema/order.ts'

export interface TableKey {
  readonly siteId: SiteId
  readonly cartId: CartId
}

/** Every dish that a table was sent, in all its rounds. */
export function listCoursesOf(db: Reader, { siteId, cartId }: TableKey) {
  return db
    .select({ course: kitchenItem.course, state: kitchenItem.state })
    .from(kitchenTicket)
    .innerJoin(
      kitchenItem,
      and(eq(kitchenItem.siteId, kitchenTicket.siteId), eq(kitchenItem.ticketId, kitchenTicket.id)),
    )
    .where(and(eq(kitchenTicket.siteId, siteId), eq(kitchenTicket.cartId, cartId)))
}

/** Every dish that a cart sent, with who moved it last. */
export function listMovesOf(db: Reader, { siteId, cartId }: TableKey) {
  return db
    .select({ state: kitchenItem.state, at: kitchenItem.movedAt, by: kitchenItem.movedBy })
    .from(kitchenTicket)
    .innerJoin(
      kitchenItem,
      and(eq(kitchenItem.siteId, kitchenTicket.siteId), eq(kitchenItem.ticketId, kitchenTicket.id)),
    )
    .where(and(eq(kitchenTicket.siteId, siteId), eq(kitchenTicket.cartId, cartId)))
}

/** The orders that these tickets belong to: what a table ordered round by round is one once it is paid. */
export function listOrdersOf(tx: Tx, siteId: SiteId, ticketIds: readonly TicketId[]) {
  return tx
    .select({ ticketId: kitchenTicket.id, cartId: placedOrder.cartId, cartVersion: placedOrder.cartVersion })
    .from(kitchenTicket)
    .innerJoin(
      placedOrder,
      and(eq(placedOrder.siteId, kitchenTicket.siteId), eq(placedOrder.cartId, kitchenTicket.cartId)),
    )
    .where(and(eq(kitchenTicket.siteId, siteId), inArray(kitchenTicket.id, [...new Set(ticketIds)])))
}

/** The tables that these tickets belong to, each once, with the version their phones know. */
export function listTablesOf(tx: Tx, siteId: SiteId, ticketIds: readonly TicketId[]) {
  return tx
    .selectDistinct({ cartId: cart.id, version: cart.version })
    .from(kitchenTicket)
    .innerJoin(cart, and(eq(cart.siteId, kitchenTicket.siteId), eq(cart.id, kitchenTicket.cartId)))
    .where(
      and(eq(kitchenTicket.siteId, siteId), inArray(kitchenTicket.id, [...ticketIds]), eq(kitchenTicket.mode, 'table')),
    )
}

/** The dishes on their way to a store's tables for somebody who declared an allergy, in the order of their rounds. */
export function listDeclaredDishes(
  db: Reader,
  { siteId, storeId }: { readonly siteId: SiteId; readonly storeId: StoreId },
) {
  const { name, declared, allergens, traces, allergyAnswer, allergyBy } = kitchenItem
  return db
    .select({ cartId: kitchenTicket.cartId, name, declared, allergens, traces, allergyAnswer, allergyBy })
    .from(kitchenItem)
    .innerJoin(
      kitchenTicket,
      and(eq(kitchenTicket.siteId, kitchenItem.siteId), eq(kitchenTicket.id, kitchenItem.ticketId)),
    )
    .where(
      and(
        eq(kitchenItem.siteId, siteId),
        eq(kitchenItem.storeId, storeId),
        notInArray(kitchenItem.state, ['served', 'voided']),
        sql`jsonb_array_length(${kitchenItem.declared}) > 0`,
        eq(kitchenTicket.mode, 'table'),
      ),
    )
    .orderBy(kitchenTicket.sentAt, kitchenTicket.id, kitchenItem.position)
}
