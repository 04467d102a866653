import { randomUUID } from 'node:crypto'
import { type CartId, type FollowKey, type OrderId, type SiteId, toId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { OrderPaymentState, OrderStatus } from '@comanda/rules/order/order'
import type { Sale } from '@comanda/rules/order/sale'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { hotInsert } from '../database/hot-insert.ts'
import { orderLine, orderStatusChange, placedOrder } from '../database/schema/order.ts'
import { type StandingOrder, standingColumns, toStanding } from '../database/standing-order.ts'

export type StoredOrder = typeof placedOrder.$inferSelect
export type StoredOrderLine = typeof orderLine.$inferSelect

export interface NewOrder {
  readonly siteId: SiteId
  readonly sale: Sale
  readonly day: IsoDate
  readonly number: number
  readonly status: OrderStatus
  readonly paid: Cents
  readonly paymentState: OrderPaymentState
  readonly receiptNumber: string | null
  readonly besideId: OrderId | null
  readonly delayMinutes: number
  readonly now: Instant
}

const orders = hotInsert(placedOrder)
const orderLines = hotInsert(orderLine)
const statusChanges = hotInsert(orderStatusChange)

/** Its id is made here, because its lines travel with it. */
export async function saveOrder(tx: Tx, { siteId, sale, now, ...order }: NewOrder): Promise<StoredOrder> {
  const orderId = toId<OrderId>(randomUUID())
  const [saved] = await Promise.all([
    orders.save(tx, {
      ...order,
      siteId,
      id: orderId,
      cartId: sale.cartId,
      cartVersion: sale.cartVersion,
      storeId: sale.storeId,
      customerId: sale.customerId,
      contactName: sale.contact.fullName,
      contactEmail: sale.contact.email,
      contactPhone: sale.contact.phone,
      language: sale.language,
      setup: sale.setup,
      notes: sale.notes,
      billing: sale.billing,
      payment: sale.payment,
      change: sale.change,
      parts: [...sale.parts],
      vat: [...sale.vat],
      total: sale.total,
      placedAt: now,
    }),
    leaveLines(tx, { siteId, orderId }, sale.lines),
  ])
  if (saved === undefined) throw new Error('the order was not saved')
  statusChanges.leave(tx, { siteId, orderId, to: order.status, at: now })
  return saved
}

interface OrderKey {
  readonly siteId: SiteId
  readonly orderId: OrderId
}

async function leaveLines(tx: Tx, { siteId, orderId }: OrderKey, lines: Sale['lines']): Promise<void> {
  for (const [position, line] of lines.entries()) {
    orderLines.leave(tx, {
      siteId,
      orderId,
      id: line.id,
      productId: line.productId,
      name: line.name,
      configuration: line.configuration,
      choices: [...line.choices],
      houseChoices: [...(line.houseChoices ?? line.choices)],
      quantity: line.quantity,
      notes: line.notes,
      course: line.course,
      allergens: [...line.allergens],
      total: line.total,
      parts: [...line.parts],
      vatRate: line.vatRate,
      addedBy: line.addedBy,
      position,
    })
  }
}

export async function findOrder(db: Reader, siteId: SiteId, id: OrderId): Promise<StoredOrder | undefined> {
  const [found] = await orderById.ask(db, { siteId, id })
  return found
}

const orderById = hot((db, slot: Slots<Pick<StoredOrder, 'siteId' | 'id'>>) =>
  db
    .select()
    .from(placedOrder)
    .where(
      and(eq(placedOrder.siteId, slot('siteId', placedOrder.siteId)), eq(placedOrder.id, slot('id', placedOrder.id))),
    ),
)

export async function findOrderByKey(db: Reader, siteId: SiteId, key: FollowKey): Promise<StandingOrder | undefined> {
  const [found] = await db
    .select(standingColumns)
    .from(placedOrder)
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.followKey, key)))
  return found && toStanding(found)
}

export async function findOrderOfCart(
  db: Reader,
  siteId: SiteId,
  { cartId, cartVersion }: { readonly cartId: CartId; readonly cartVersion?: number },
): Promise<StandingOrder | undefined> {
  const [found] = await orderOfCart.ask(db, { siteId, cartId, cartVersion: cartVersion ?? null })
  return found && toStanding(found)
}

interface OrderOfCart {
  readonly siteId: SiteId
  readonly cartId: CartId
  readonly cartVersion: number | null
}

const orderOfCart = hot((db, slot: Slots<OrderOfCart>) =>
  db
    .select(standingColumns)
    .from(placedOrder)
    .where(
      and(
        eq(placedOrder.siteId, slot('siteId', placedOrder.siteId)),
        eq(placedOrder.cartId, slot('cartId', placedOrder.cartId)),
        sql`${placedOrder.cartVersion} = coalesce(${slot('cartVersion', placedOrder.cartVersion)}::integer, ${placedOrder.cartVersion})`,
      ),
    )
    .orderBy(sql`${placedOrder.placedAt} desc, ${placedOrder.number} desc`)
    .limit(1),
)

export function listOrderLines(
  db: Reader,
  { siteId, id }: Pick<StoredOrder, 'siteId' | 'id'>,
): Promise<StoredOrderLine[]> {
  return db
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.siteId, siteId), eq(orderLine.orderId, id)))
    .orderBy(orderLine.position)
}
