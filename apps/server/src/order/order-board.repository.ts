import type {
  CartId,
  LineId,
  OptionValueId,
  OrderId,
  ProductId,
  SiteId,
  StaffId,
  StoreId,
  TicketId,
} from '@comanda/rules/ids'
import type { AnswerLimits } from '@comanda/rules/order/answer-wait'
import type { PricePart } from '@comanda/rules/pricing/price-part'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { and, asc, eq, inArray, lte, not, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../database/database.ts'
import { isVoidOfLine } from '../database/is-void-of-line.ts'
import { kitchenItem, kitchenTicket } from '../database/schema/kitchen.ts'
import { dispatch, orderLine, orderVoid, placedOrder } from '../database/schema/order.ts'
import { staff } from '../database/schema/staff.ts'
import { store } from '../database/schema/store.ts'
import {
  isCookedWhole,
  isUnderWay,
  kitchenUnits,
  type StandingOrder,
  standingColumns,
  toStanding,
} from '../database/standing-order.ts'
import type { StoredOrder } from './order.repository.ts'

interface BoardLine {
  readonly lineId: LineId
  readonly name: string
  readonly words: readonly string[]
  /** Its dishes as the kitchen was sent them. */
  readonly sent: readonly SentItem[]
  readonly notes: string
  readonly quantity: number
  /** It was taken out of the order. */
  readonly isVoided: boolean
  readonly parts: readonly PricePart[]
}

type SentItem = Pick<typeof kitchenItem.$inferSelect, 'combo' | 'name' | 'words' | 'deviations'>

export interface BoardOrder {
  readonly order: StandingOrder
  readonly dueAt: Instant | null
  /** The kitchen's; null where nothing of it is cooked, and for what a table sent round by round. */
  readonly ticketId: TicketId | null
  /** The number of the order that it was added to. */
  readonly beside: number | null
  readonly limits: AnswerLimits
  readonly kitchen: { readonly ready: number; readonly all: number }
  readonly riderId: StaffId | null
  readonly rider: string | null
  /** When the rider left with it. */
  readonly outAt: Instant | null
  readonly lines: readonly BoardLine[]
}

/** Every order that is neither handed over, nor cancelled, nor eaten, each once. */
export async function listOpenOrders(db: Reader, siteId: SiteId, storeId: StoreId): Promise<BoardOrder[]> {
  return readBoardOrders(
    db,
    siteId,
    await selectOrders(db, siteId, and(eq(placedOrder.storeId, storeId), isUnderWay())),
  )
}

export async function getBoardOrder(db: Reader, siteId: SiteId, id: OrderId): Promise<BoardOrder> {
  const [found] = await readBoardOrders(db, siteId, await selectOrders(db, siteId, eq(placedOrder.id, id)))
  if (found === undefined) throw new Error('an order vanished')
  return found
}

/** Whether somebody says of a store's orders that they are ready (DAY-099). */
export async function isReadyAsked(db: Reader, siteId: SiteId, storeId: StoreId): Promise<boolean> {
  const [found] = await db
    .select({ asksReady: store.asksReady })
    .from(store)
    .where(and(eq(store.siteId, siteId), eq(store.id, storeId)))
  return found?.asksReady !== false
}

const { alarmAfterMinutes, cancelAfterMinutes, cookingMinutes } = store
const limits = { alarmAfterMinutes, cancelAfterMinutes, cookingMinutes }
const ride = { riderId: dispatch.riderId, rider: staff.name, outAt: dispatch.outAt }
const ofOrder = and(eq(store.siteId, placedOrder.siteId), eq(store.id, placedOrder.storeId))

const firstOrder = alias(placedOrder, 'first_order')

function selectOrders(db: Reader, siteId: SiteId, condition: ReturnType<typeof and>) {
  return db
    .select({
      order: standingColumns,
      dueAt: kitchenTicket.dueAt,
      ticketId: kitchenTicket.id,
      limits,
      beside: firstOrder.number,
      kitchen: kitchenUnits,
      ...ride,
    })
    .from(placedOrder)
    .innerJoin(store, ofOrder)
    .leftJoin(firstOrder, and(eq(firstOrder.siteId, placedOrder.siteId), eq(firstOrder.id, placedOrder.besideId)))
    .leftJoin(
      kitchenTicket,
      and(eq(kitchenTicket.siteId, placedOrder.siteId), eq(kitchenTicket.orderId, placedOrder.id)),
    )
    .leftJoin(dispatch, and(eq(dispatch.siteId, placedOrder.siteId), eq(dispatch.orderId, placedOrder.id)))
    .leftJoin(staff, and(eq(staff.siteId, dispatch.siteId), eq(staff.id, dispatch.riderId)))
    .where(and(eq(placedOrder.siteId, siteId), condition))
}

async function readBoardOrders(
  db: Reader,
  siteId: SiteId,
  orders: Awaited<ReturnType<typeof selectOrders>>,
): Promise<BoardOrder[]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ order }) => order.id)
  const carts = orders.map(({ order }) => order.cartId)
  const [rows, sent] = await Promise.all([listLines(db, siteId, ids), listSent(db, siteId, carts)])
  const items = Map.groupBy(sent, ({ lineId }) => lineId)
  const said = rows.map((line) => ({ ...line, sent: items.get(line.lineId) ?? [] }))
  const lines = Map.groupBy(said, ({ orderId }) => orderId)
  return orders.map((one) => ({ ...one, order: toStanding(one.order), lines: lines.get(one.order.id) ?? [] }))
}

function listLines(db: Reader, siteId: SiteId, orders: readonly OrderId[]) {
  return db
    .select({
      orderId: orderLine.orderId,
      lineId: orderLine.id,
      name: orderLine.name,
      words: sql<string[]>`coalesce(${orderLine.houseChoices}, ${orderLine.choices}, '[]')`,
      notes: orderLine.notes,
      quantity: orderLine.quantity,
      parts: orderLine.parts,
      isVoided: sql<boolean>`coalesce(${orderVoid.units} >= ${orderLine.quantity}, false)`,
    })
    .from(orderLine)
    .leftJoin(orderVoid, isVoidOfLine)
    .where(and(eq(orderLine.siteId, siteId), inArray(orderLine.orderId, orders)))
    .orderBy(asc(orderLine.position))
}

/** By cart: the rounds of a table were sent before there was an order. */
function listSent(db: Reader, siteId: SiteId, carts: readonly CartId[]) {
  const { lineId, combo, name, words, deviations } = kitchenItem
  return db
    .select({ lineId, combo, name, words, deviations })
    .from(kitchenTicket)
    .innerJoin(kitchenItem, and(eq(kitchenItem.siteId, siteId), eq(kitchenItem.ticketId, kitchenTicket.id)))
    .where(and(eq(kitchenTicket.siteId, siteId), inArray(kitchenTicket.cartId, carts)))
    .orderBy(asc(kitchenTicket.sentAt), asc(kitchenItem.position))
}

/** The orders of a business day whose money has not come in. */
export function listUnpaidOrders(
  db: Reader,
  { siteId, storeId, day }: { readonly siteId: SiteId; readonly storeId: StoreId; readonly day: IsoDate },
): Promise<StoredOrder[]> {
  return db
    .select()
    .from(placedOrder)
    .where(
      and(
        eq(placedOrder.siteId, siteId),
        eq(placedOrder.storeId, storeId),
        eq(placedOrder.day, day),
        inArray(placedOrder.paymentState, ['unpaid', 'partly-paid']),
        notInArray(placedOrder.status, ['cancelled']),
      ),
    )
    .orderBy(asc(placedOrder.number))
}

export interface WaitingOrder {
  readonly order: StoredOrder
  readonly limits: AnswerLimits
  readonly storeName: string
  readonly storePhone: string
}

/** Orders of all sites that nobody has answered since this moment. */
export function listWaitingOrders(db: Reader, placedBefore: Instant): Promise<WaitingOrder[]> {
  return db
    .select({ order: placedOrder, limits, storeName: store.name, storePhone: store.phone })
    .from(placedOrder)
    .innerJoin(store, ofOrder)
    .where(and(eq(placedOrder.status, 'on-hold'), lte(placedOrder.placedAt, placedBefore)))
    .orderBy(asc(placedOrder.placedAt))
}

/** The orders that the kitchen is not done with in which a dish stands by itself, or in which a value was chosen for a dish. */
export function listHoldingOrders(
  db: Reader,
  { siteId, storeId }: { readonly siteId: SiteId; readonly storeId: StoreId },
  { productId, optionValueId }: { readonly productId: ProductId | null; readonly optionValueId: OptionValueId | null },
) {
  const chosen = JSON.stringify({ options: [{ valueId: optionValueId }] })
  const holds =
    productId === null ? sql`${orderLine.configuration} @> ${chosen}::jsonb` : eq(orderLine.productId, productId)
  return db
    .selectDistinct({ number: placedOrder.number, name: placedOrder.contactName, phone: placedOrder.contactPhone })
    .from(placedOrder)
    .innerJoin(orderLine, and(eq(orderLine.siteId, placedOrder.siteId), eq(orderLine.orderId, placedOrder.id)))
    .where(
      and(eq(placedOrder.siteId, siteId), eq(placedOrder.storeId, storeId), isUnderWay(), not(isCookedWhole()), holds),
    )
    .orderBy(asc(placedOrder.number))
}
