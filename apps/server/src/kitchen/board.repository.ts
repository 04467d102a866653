import type { CancelReason } from '@comanda/rules/cart/reject-reason'
import type { KitchenItemId, SiteId, StationId, StoreId, TicketId } from '@comanda/rules/ids'
import type { StoresInReach } from '@comanda/rules/staff/check-access'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { and, asc, desc, eq, inArray, isNull, ne, notInArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../database/database.ts'
import { inReach } from '../database/in-reach.ts'
import { kitchenItem, kitchenTicket, station } from '../database/schema/kitchen.ts'
import { orderVoid, placedOrder } from '../database/schema/order.ts'
import { store } from '../database/schema/store.ts'

export type StoredItem = typeof kitchenItem.$inferSelect
/** With the reason why it was taken out of its order. */
export type ReadItem = StoredItem & { readonly voidReason: CancelReason | null }
export interface StoredTicket {
  readonly ticket: typeof kitchenTicket.$inferSelect
  readonly cancelReason: CancelReason | null
  /** The order that it was added to, by its number. */
  readonly beside: number | null
  readonly items: readonly ReadItem[]
}

interface Reach {
  readonly siteId: SiteId
  readonly stores: StoresInReach
}

export function listStations(db: Reader, siteId: SiteId, storeId: StoreId) {
  return db
    .select({ stationId: station.id, name: station.name })
    .from(station)
    .where(and(eq(station.siteId, siteId), eq(station.storeId, storeId)))
    .orderBy(asc(station.position), asc(station.id))
}

/** By what a kitchen counts its minutes and its days. */
export async function getKitchenTimes(db: Reader, siteId: SiteId, storeId: StoreId) {
  const { timeZone, dayStartsAt, soonAfterMinutes, lateAfterMinutes } = store
  const [found] = await db
    .select({ timeZone, dayStartsAt, soonAfterMinutes, lateAfterMinutes })
    .from(store)
    .where(and(eq(store.siteId, siteId), eq(store.id, storeId)))
  if (found === undefined) throw new Error('a store in reach does not exist')
  return found
}

/** A dish that a kitchen was to cook, was told not to, and has not said yet that it knows. */
const isUnseenVoid = and(
  eq(kitchenItem.state, 'voided'),
  ne(kitchenItem.voidedFrom, 'held'),
  isNull(kitchenItem.voidSeenAt),
)

/** The order that an order was added to. */
const firstOrder = alias(placedOrder, 'first_order')

/** Every ticket with something left to serve or to hand over, whole, in order of due time; ties by number. */
export async function listOpenTickets(db: Reader, siteId: SiteId, storeId: StoreId): Promise<StoredTicket[]> {
  const open = db
    .select({ id: kitchenItem.ticketId })
    .from(kitchenItem)
    .where(
      and(
        eq(kitchenItem.siteId, siteId),
        eq(kitchenItem.storeId, storeId),
        or(notInArray(kitchenItem.state, ['served', 'voided']), isUnseenVoid),
      ),
    )
  const rows = await db
    .select({
      ticket: kitchenTicket,
      item: kitchenItem,
      cancelReason: placedOrder.cancelReason,
      voidReason: orderVoid.reason,
      beside: firstOrder.number,
    })
    .from(kitchenTicket)
    .innerJoin(
      kitchenItem,
      and(eq(kitchenItem.siteId, kitchenTicket.siteId), eq(kitchenItem.ticketId, kitchenTicket.id)),
    )
    .leftJoin(placedOrder, and(eq(placedOrder.siteId, kitchenTicket.siteId), eq(placedOrder.id, kitchenTicket.orderId)))
    .leftJoin(firstOrder, and(eq(firstOrder.siteId, placedOrder.siteId), eq(firstOrder.id, placedOrder.besideId)))
    .leftJoin(orderVoid, and(eq(orderVoid.siteId, kitchenItem.siteId), eq(orderVoid.lineId, kitchenItem.lineId)))
    .where(
      and(
        eq(kitchenTicket.siteId, siteId),
        inArray(kitchenTicket.id, open),
        or(isNull(placedOrder.id), notInArray(placedOrder.status, ['picked-up', 'cancelled']), isUnseenVoid),
      ),
    )
    .orderBy(asc(kitchenTicket.dueAt), asc(kitchenTicket.number), asc(kitchenTicket.id), asc(kitchenItem.position))
  return [...Map.groupBy(rows, ({ ticket }) => ticket.id).values()].flatMap(([first, ...more]) =>
    first === undefined
      ? []
      : { ...first, items: [first, ...more].map(({ item, voidReason }) => ({ ...item, voidReason })) },
  )
}

/** Undefined for a dish of a store out of reach. */
export async function lockItem(tx: Tx, { siteId, stores }: Reach, id: KitchenItemId): Promise<StoredItem | undefined> {
  const [found] = await tx
    .select()
    .from(kitchenItem)
    .where(and(eq(kitchenItem.siteId, siteId), eq(kitchenItem.id, id), inReach(kitchenItem.storeId, stores)))
    .for('update')
  return found
}

/** All dishes of a ticket; none for one of a store out of reach. */
export function lockItemsOf(tx: Tx, { siteId, stores }: Reach, ticketId: TicketId): Promise<StoredItem[]> {
  return tx
    .select()
    .from(kitchenItem)
    .where(
      and(eq(kitchenItem.siteId, siteId), eq(kitchenItem.ticketId, ticketId), inReach(kitchenItem.storeId, stores)),
    )
    .orderBy(asc(kitchenItem.position))
    .for('update')
}

/** Whether it is an order, whose dishes wait for somebody's yes; a round waits for nobody. */
export async function isOrderTicket(tx: Tx, siteId: SiteId, ticketId: TicketId): Promise<boolean> {
  const [found] = await tx
    .select({ orderId: kitchenTicket.orderId })
    .from(kitchenTicket)
    .where(and(eq(kitchenTicket.siteId, siteId), eq(kitchenTicket.id, ticketId)))
  return found?.orderId != null
}

const longestRecall = 50

export interface BumpedSearch {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly stationId: StationId | null
  readonly day: IsoDate
}

export function listBumpedItems(db: Reader, { siteId, storeId, stationId, day }: BumpedSearch) {
  return db
    .select({ item: kitchenItem, place: kitchenTicket.place, number: kitchenTicket.number })
    .from(kitchenItem)
    .innerJoin(
      kitchenTicket,
      and(eq(kitchenTicket.siteId, kitchenItem.siteId), eq(kitchenTicket.id, kitchenItem.ticketId)),
    )
    .where(
      and(
        eq(kitchenTicket.siteId, siteId),
        eq(kitchenTicket.storeId, storeId),
        eq(kitchenTicket.day, day),
        inArray(kitchenItem.state, ['ready', 'served']),
        stationId === null ? undefined : eq(kitchenItem.stationId, stationId),
      ),
    )
    .orderBy(desc(kitchenItem.movedAt), desc(kitchenItem.position))
    .limit(longestRecall)
}

/** The caller has locked it. */
export async function saveVoidSeen(tx: Tx, { siteId, id, version }: StoredItem, at: Instant): Promise<StoredItem> {
  const [seen] = await tx
    .update(kitchenItem)
    .set({ voidSeenAt: at, version: version + 1 })
    .where(and(eq(kitchenItem.siteId, siteId), eq(kitchenItem.id, id)))
    .returning()
  if (seen === undefined) throw new Error('a locked dish vanished')
  return seen
}

/** The caller has locked it. */
export async function saveAllergySeen(tx: Tx, { siteId, id, version }: StoredItem, at: Instant): Promise<StoredItem> {
  const [seen] = await tx
    .update(kitchenItem)
    .set({ allergySeenAt: at, version: version + 1 })
    .where(and(eq(kitchenItem.siteId, siteId), eq(kitchenItem.id, id)))
    .returning()
  if (seen === undefined) throw new Error('a locked dish vanished')
  return seen
}

export interface ItemMove extends Pick<StoredItem, 'state' | 'unitsReady' | 'movedBy'> {
  readonly movedAt: Instant
}

/** The caller has locked it. */
export async function saveItemMove(tx: Tx, { siteId, id, version }: StoredItem, move: ItemMove): Promise<StoredItem> {
  const [moved] = await tx
    .update(kitchenItem)
    .set({ ...move, version: version + 1 })
    .where(and(eq(kitchenItem.siteId, siteId), eq(kitchenItem.id, id)))
    .returning()
  if (moved === undefined) throw new Error('a locked dish vanished')
  return moved
}
