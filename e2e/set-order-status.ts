import type { CartId } from '@comanda/rules/ids'
import type { OrderStatus } from '@comanda/rules/order/order'
import { eq, inArray } from 'drizzle-orm'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { kitchenItem, kitchenTicket } from '../apps/server/src/database/schema/kitchen.ts'
import { placedOrder } from '../apps/server/src/database/schema/order.ts'

/** What the venue does with an order: journeys have no kitchen. */
export async function setOrderStatus(cartId: CartId, status: OrderStatus): Promise<void> {
  const database = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  try {
    await database.db.update(placedOrder).set({ status }).where(eq(placedOrder.cartId, cartId))
    if (status !== 'ready') return
    const { db } = database
    const tickets = db.select({ id: kitchenTicket.id }).from(kitchenTicket).where(eq(kitchenTicket.cartId, cartId))
    await db.update(kitchenItem).set({ state: 'ready' }).where(inArray(kitchenItem.ticketId, tickets))
  } finally {
    await database.close()
  }
}
