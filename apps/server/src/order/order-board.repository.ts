import type { LineId, OptionValueId, OrderId, ProductId, SiteId, StaffId, StoreId, TicketId } from '@comanda/rules/ids'
import type { AnswerLimits } from '@comanda/rules/order/answer-wait'
import type { OrderStatus } from '@comanda/rules/order/order'
import type { CancelReason } from '@comanda/rules/order/reject-reason'
import type { PricePart } from '@comanda/rules/pricing/price-part'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { and, asc, eq, inArray, lte, ne, not, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../database/database.ts'
import { inReach } from '../database/in-reach.ts'
import { isVoidOfLine } from '../database/is-void-of-line.ts'
import { kitchenTicket } from '../database/schema/kitchen.ts'
import { dispatch, orderLine, orderStatusChange, orderVoid, placedOrder } from '../database/schema/order.ts'
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
  readonly notes: string
  readonly quantity: number
  /** It was taken out of the order. */
  readonly isVoided: boolean
  readonly parts: readonly PricePart[]
}

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
  const rows = await db
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
    .where(and(eq(orderLine.siteId, siteId), inArray(orderLine.orderId, ids)))
    .orderBy(asc(orderLine.position))
  const lines = Map.groupBy(rows, ({ orderId }) => orderId)
  return orders.map((one) => ({ ...one, order: toStanding(one.order), lines: lines.get(one.order.id) ?? [] }))
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

/** Undefined for an order of a store out of reach. */
export async function lockOrder(
  tx: Tx,
  { siteId, stores }: { readonly siteId: SiteId; readonly stores: StoresInReach },
  id: OrderId,
): Promise<StandingOrder | undefined> {
  const [found] = await tx
    .select(standingColumns)
    .from(placedOrder)
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, id), inReach(placedOrder.storeId, stores)))
    .for('update')
  return found && toStanding(found)
}

/** The orders that go out with this one and are not over. The caller has locked the first of them. */
export function lockCompanions(tx: Tx, { siteId, id, besideId }: StoredOrder): Promise<StoredOrder[]> {
  const firstId = besideId ?? id
  return tx
    .select()
    .from(placedOrder)
    .where(
      and(
        eq(placedOrder.siteId, siteId),
        or(eq(placedOrder.id, firstId), eq(placedOrder.besideId, firstId)),
        ne(placedOrder.id, id),
        notInArray(placedOrder.status, ['picked-up', 'cancelled']),
      ),
    )
    .orderBy(asc(placedOrder.id))
    .for('update')
}

interface StatusMove {
  readonly to: OrderStatus
  readonly cancelReason?: CancelReason
  readonly staffId: StaffId | null
  readonly at: Instant
}

/** The caller has locked it. */
export async function saveOrderMove(tx: Tx, order: StoredOrder, move: StatusMove): Promise<void> {
  const { siteId, id: orderId, status: from, version } = order
  const { to, cancelReason = null, staffId, at } = move
  await tx
    .update(placedOrder)
    .set({ status: to, cancelReason, version: version + 1 })
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, orderId)))
  await tx.insert(orderStatusChange).values({ siteId, orderId, from, to, staffId, at })
}

/** Something that boards show of it has changed. The caller has locked it. */
export async function saveNewVersion(tx: Tx, { siteId, id, version }: StoredOrder): Promise<void> {
  await tx
    .update(placedOrder)
    .set({ version: version + 1 })
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, id)))
}

/** The caller has locked it. */
export async function saveDelay(tx: Tx, { siteId, id, version }: StoredOrder, delayMinutes: number): Promise<void> {
  await tx
    .update(placedOrder)
    .set({ delayMinutes, version: version + 1 })
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, id)))
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

/** Money of it has come in. The caller has locked it. */
export async function savePaid(
  tx: Tx,
  { siteId, id, version }: StoredOrder,
  money: Pick<StoredOrder, 'paid' | 'paymentState' | 'paidAt' | 'receiptNumber'>,
): Promise<void> {
  await tx
    .update(placedOrder)
    .set({ ...money, version: version + 1 })
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, id)))
}

/** Money of it has gone back. */
export async function saveRefunded(
  tx: Tx,
  { siteId, id }: StoredOrder,
  money: Pick<StoredOrder, 'refunded' | 'paymentState'>,
): Promise<void> {
  await tx
    .update(placedOrder)
    .set(money)
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, id)))
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
