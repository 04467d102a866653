import type { CartId, OrderId } from '@comanda/rules/ids'
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Person } from '../call/personal-part.ts'
import type { Reader, Tx } from '../database/database.ts'
import { cart, cartLine } from '../database/schema/cart.ts'
import { orderLine, placedOrder } from '../database/schema/order.ts'

export async function listBought(db: Reader, person: Person): Promise<object[]> {
  const orders = await db.select().from(placedOrder).where(isBuyer(person)).orderBy(asc(placedOrder.placedAt))
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.siteId, person.siteId), inArray(orderLine.orderId, ids)))
    .orderBy(asc(orderLine.position))
  return orders.map((order) => ({ ...order, lines: lines.filter(({ orderId }) => orderId === order.id) }))
}

/** An order that is not handed over yet, or a cart that is being paid. */
export async function hasOpenSale(db: Reader, person: Person): Promise<boolean> {
  const orders = await db
    .select({ id: placedOrder.id })
    .from(placedOrder)
    .where(and(isBuyer(person), notInArray(placedOrder.status, ['picked-up', 'cancelled'])))
    .limit(1)
  const carts = await db
    .select({ id: cart.id })
    .from(cart)
    .where(and(isOrderer(person), eq(cart.state, 'paying')))
    .limit(1)
  return orders.length + carts.length > 0
}

/** What was erased, by name alone. */
export interface Erased {
  readonly orderIds: readonly OrderId[]
  readonly cartIds: readonly CartId[]
}

/** Answers which orders and carts they were. */
export async function eraseBuyer(tx: Tx, person: Person): Promise<Erased> {
  const orders = tx.select({ id: placedOrder.id }).from(placedOrder).where(isBuyer(person))
  await tx
    .update(orderLine)
    .set({ notes: '', addedBy: null })
    .where(and(eq(orderLine.siteId, person.siteId), inArray(orderLine.orderId, orders)))
  const carts = tx.select({ id: cart.id }).from(cart).where(isOrderer(person))
  await tx
    .update(cartLine)
    .set({ notes: '', allergies: [] })
    .where(and(eq(cartLine.siteId, person.siteId), inArray(cartLine.cartId, carts)))
  const orderIds = await tx
    .update(placedOrder)
    .set({
      customerId: null,
      contactName: '',
      contactEmail: '',
      contactPhone: '',
      notes: '',
      billing: null,
      setup: sql`${placedOrder.setup} || '{"address": null, "room": null}'`,
    })
    .where(isBuyer(person))
    .returning({ id: placedOrder.id })
  const cartIds = await tx
    .update(cart)
    .set({
      ...{ customerId: null, contactName: null, contactEmail: null, contactPhone: null, address: null },
      ...{ notes: '', allergies: [] },
    })
    .where(isOrderer(person))
    .returning({ id: cart.id })
  return { orderIds: orderIds.map(({ id }) => id), cartIds: cartIds.map(({ id }) => id) }
}

function isBuyer({ siteId, customerId }: Person) {
  return and(eq(placedOrder.siteId, siteId), eq(placedOrder.customerId, customerId))
}

function isOrderer({ siteId, customerId }: Person) {
  return and(eq(cart.siteId, siteId), eq(cart.customerId, customerId))
}
