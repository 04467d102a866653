import type { CancelReason } from '@comanda/rules/cart/reject-reason'
import type { KitchenItemId, SiteId, StationId, StoreId, TicketId } from '@comanda/rules/ids'
import type { StoresInReach } from '@comanda/rules/staff/check-access'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { and, asc, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { alias, type PgSelect } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../database/database.ts'
import { hotStatement, type Slots } from '../database/hot-statement.ts'
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

interface KitchenKey {
  readonly siteId: SiteId
  readonly storeId: StoreId
}

const kitchenOfStore = hotStatement((db, slot: Slots<KitchenKey>) => {
  const { timeZone, dayStartsAt, soonAfterMinutes, lateAfterMinutes } = store
  const siteId = slot('siteId', store.siteId)
  const storeId = slot('storeId', store.id)
  // Drizzle names no table where a read has one, so the inner one has a name of its own.
  const stations = sql<{ stationId: StationId; name: string }[]>`(
    select coalesce(json_agg(json_build_object('stationId', cooks.id, 'name', cooks.name)
      order by cooks.position, cooks.id), '[]')
    from ${station} cooks where cooks.site_id = ${siteId} and cooks.store_id = ${storeId})`
  return db
    .select({ timeZone, dayStartsAt, soonAfterMinutes, lateAfterMinutes, stations })
    .from(store)
    .where(and(eq(store.siteId, siteId), eq(store.id, storeId)))
})

/** Its stations, and by what it counts its minutes and its days. */
export async function getKitchen(db: Reader, siteId: SiteId, storeId: StoreId) {
  const [found] = await kitchenOfStore.ask(db, { siteId, storeId })
  if (found === undefined) throw new Error('a store in reach does not exist')
  return found
}

/** Written out and not as values: only so does one plan for all stores find the indexes of what is open. */
const isOpen = sql`${kitchenItem.state} not in ('served', 'voided')`
/** A dish that a kitchen was to cook, was told not to, and has not said yet that it knows. */
const isUnseenVoid = sql`(${kitchenItem.state} = 'voided' and ${kitchenItem.voidSeenAt} is null
  and ${kitchenItem.voidedFrom} <> 'held')`

/** The order that an order was added to. */
const firstOrder = alias(placedOrder, 'first_order')

/** The rows that a ticket is shown by: its dishes, its order, and why a dish was taken out of that. */
function joinTicket<Query extends PgSelect>(query: Query) {
  return query
    .innerJoin(
      kitchenItem,
      and(eq(kitchenItem.siteId, kitchenTicket.siteId), eq(kitchenItem.ticketId, kitchenTicket.id)),
    )
    .leftJoin(placedOrder, and(eq(placedOrder.siteId, kitchenTicket.siteId), eq(placedOrder.id, kitchenTicket.orderId)))
    .leftJoin(orderVoid, and(eq(orderVoid.siteId, kitchenItem.siteId), eq(orderVoid.lineId, kitchenItem.lineId)))
}

const isShown = or(isNull(placedOrder.id), notInArray(placedOrder.status, ['picked-up', 'cancelled']), isUnseenVoid)

/**
 * Every ticket with something left to serve or to hand over, in order of due time; ties by number. Its mark is another
 * text after any write to one of its rows: the number of the transaction that wrote each of them last.
 */
const openTickets = hotStatement((db, slot: Slots<KitchenKey>) => {
  const siteId = sql`(select ${slot('siteId', kitchenItem.siteId)}::int)`
  const open = db
    .select({ id: kitchenItem.ticketId })
    .from(kitchenItem)
    .where(
      and(
        eq(kitchenItem.siteId, siteId),
        eq(kitchenItem.storeId, sql`(select ${slot('storeId', kitchenItem.storeId)}::int)`),
        or(isOpen, isUnseenVoid),
      ),
    )
  const { position } = kitchenItem
  const written = sql`concat_ws(' ', ${position}, ${kitchenItem}.xmin, ${kitchenTicket}.xmin, ${placedOrder}.xmin, ${orderVoid}.xmin)`
  return joinTicket(
    db
      .select({ id: kitchenTicket.id, mark: sql<string>`string_agg(${written}, ',' order by ${position})` })
      .from(kitchenTicket)
      .$dynamic(),
  )
    .where(and(eq(kitchenTicket.siteId, siteId), inArray(kitchenTicket.id, open), isShown))
    .groupBy(kitchenTicket.siteId, kitchenTicket.id)
    .orderBy(asc(kitchenTicket.dueAt), asc(kitchenTicket.number), asc(kitchenTicket.id))
})

interface TicketKeys {
  readonly siteId: SiteId
  readonly ids: readonly TicketId[]
}

/** These tickets with all that is shown of them. */
const ticketsById = hotStatement((db, slot: Slots<TicketKeys>) =>
  joinTicket(
    db
      .select({
        ticket: kitchenTicket,
        item: kitchenItem,
        cancelReason: placedOrder.cancelReason,
        voidReason: orderVoid.reason,
        beside: firstOrder.number,
      })
      .from(kitchenTicket)
      .$dynamic(),
  )
    .leftJoin(firstOrder, and(eq(firstOrder.siteId, placedOrder.siteId), eq(firstOrder.id, placedOrder.besideId)))
    .where(
      and(
        eq(kitchenTicket.siteId, sql`(select ${slot('siteId', kitchenTicket.siteId)}::int)`),
        sql`${kitchenTicket.id} = any((select ${slot('ids', kitchenTicket.id)}::uuid[])::uuid[])`,
        isShown,
      ),
    )
    .orderBy(asc(kitchenItem.position)),
)

/** The open tickets of a kitchen in their order, and by their ids with the marks that they had when they were read. */
export interface OpenTickets {
  readonly tickets: readonly StoredTicket[]
  readonly known: ReadonlyMap<TicketId, MarkedTicket>
}

interface MarkedTicket {
  readonly mark: string
  readonly stored: StoredTicket
}

/**
 * Every open ticket, whole. A board grows to a hundred tickets, of which a change touches one: what is known from an
 * earlier look, and was not written to since, is not read again and stays the same object.
 */
export async function listOpenTickets(db: Reader, key: KitchenKey, before?: OpenTickets): Promise<OpenTickets> {
  const open = await openTickets.ask(db, key)
  const known = new Map<TicketId, MarkedTicket>()
  for (const { id, mark } of open) {
    const former = before?.known.get(id)
    if (former?.mark === mark) known.set(id, former)
  }
  const unknown = open.filter(({ id }) => !known.has(id))
  const ids = unknown.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await ticketsById.ask(db, { siteId: key.siteId, ids })
  const rowsById = Map.groupBy(rows, ({ ticket }) => ticket.id)
  for (const { id, mark } of unknown) {
    const [first, ...more] = rowsById.get(id) ?? []
    // Another may have served it meanwhile.
    if (first === undefined) continue
    const items = [first, ...more].map(({ item, voidReason }) => ({ ...item, voidReason }))
    known.set(id, { mark, stored: { ...first, items } })
  }
  return { known, tickets: open.flatMap(({ id }) => known.get(id)?.stored ?? []) }
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
