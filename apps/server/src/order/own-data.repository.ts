import type { OrderId } from '@comanda/rules/ids'
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Person } from '../call/personal-part.ts'
import type { Reader, Tx } from '../database/database.ts'
import { orderDebt, orderLine, placedOrder } from '../database/schema/order.ts'

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

/** An order that is not handed over yet. */
export async function hasOpenOrder(db: Reader, person: Person): Promise<boolean> {
  return (
    (await db.$count(placedOrder, and(isBuyer(person), notInArray(placedOrder.status, ['picked-up', 'cancelled'])))) > 0
  )
}

/** An order that went before it was paid and still is not paid whole. */
export async function hasDebt(db: Reader, person: Person): Promise<boolean> {
  const [owed] = await db
    .select({ id: orderDebt.orderId })
    .from(orderDebt)
    .innerJoin(placedOrder, and(eq(placedOrder.siteId, orderDebt.siteId), eq(placedOrder.id, orderDebt.orderId)))
    .where(and(isBuyer(person), inArray(placedOrder.paymentState, ['unpaid', 'partly-paid'])))
    .limit(1)
  return owed !== undefined
}

/** Answers which orders they were. */
export async function eraseBuyer(tx: Tx, person: Person): Promise<OrderId[]> {
  const orders = tx.select({ id: placedOrder.id }).from(placedOrder).where(isBuyer(person))
  await tx
    .update(orderLine)
    .set({ notes: '', addedBy: null })
    .where(and(eq(orderLine.siteId, person.siteId), inArray(orderLine.orderId, orders)))
  const erased = await tx
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
  return erased.map(({ id }) => id)
}

function isBuyer({ siteId, customerId }: Person) {
  return and(eq(placedOrder.siteId, siteId), eq(placedOrder.customerId, customerId))
}
