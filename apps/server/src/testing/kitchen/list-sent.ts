import type { CartId } from '@comanda/rules/ids'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { kitchenItem, kitchenTicket } from '../../database/schema/kitchen.ts'

/** What the kitchen was sent of a cart: its tickets in the order of their versions, each with its dishes. */
export async function listSent(db: Database, cartId: CartId) {
  const tickets = await db
    .select()
    .from(kitchenTicket)
    .where(eq(kitchenTicket.cartId, cartId))
    .orderBy(asc(kitchenTicket.cartVersion))
  return Promise.all(
    tickets.map(async (ticket) => {
      const isOfTicket = eq(kitchenItem.ticketId, ticket.id)
      const items = await db.select().from(kitchenItem).where(isOfTicket).orderBy(asc(kitchenItem.position))
      return { ...ticket, items }
    }),
  )
}
