import type { CartId, SiteId, TicketId } from '@comanda/rules/ids'
import { and, eq, inArray } from 'drizzle-orm'
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
