import type { CartId, KitchenItemId, PressId, SiteId, StaffId, StationId, StoreId, TicketId } from '@comanda/rules/ids'
import type { AllergyAnswer } from '@comanda/rules/kitchen/allergy-answer'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { inReach } from '../database/in-reach.ts'
import { kitchenItem, kitchenTicket, station } from '../database/schema/kitchen.ts'
import { staff } from '../database/schema/staff.ts'
import { staffDevice } from '../database/schema/staff-device.ts'
import { store } from '../database/schema/store.ts'

export type StoredItem = typeof kitchenItem.$inferSelect

interface Reach {
  readonly siteId: SiteId
  readonly stores: StoresInReach
}

interface KitchenKey {
  readonly siteId: SiteId
  readonly storeId: StoreId
}

const kitchenOfStore = hot((db, slot: Slots<KitchenKey>) => {
  const { timeZone, dayStartsAt, soonAfterMinutes, lateAfterMinutes } = store
  const siteId = slot('siteId', store.siteId)
  const storeId = slot('storeId', store.id)
  // Drizzle names no table where a read has one, so the inner one has a name of its own.
  const stations = sql<{ stationId: StationId; name: string; seenAt: Instant | null }[]>`(
    select coalesce(json_agg(json_build_object('stationId', cooks.id, 'name', cooks.name, 'seenAt', (
        select (extract(epoch from max(shows.station_seen_at)) * 1000)::bigint from ${staffDevice} shows
        where shows.site_id = cooks.site_id and shows.store_id = cooks.store_id
          and shows.station_id = cooks.id and shows.revoked_at is null))
      order by cooks.position, cooks.id), '[]')
    from ${station} cooks where cooks.site_id = ${siteId} and cooks.store_id = ${storeId})`
  return db
    .select({ timeZone, dayStartsAt, soonAfterMinutes, lateAfterMinutes, stations })
    .from(store)
    .where(and(eq(store.siteId, siteId), eq(store.id, storeId)))
})

/** Its stations, when a device was last heard to show the board of each, and by what it counts its minutes and its days. */
export async function getKitchen(db: Reader, siteId: SiteId, storeId: StoreId) {
  const [found] = await kitchenOfStore.ask(db, { siteId, storeId })
  if (found === undefined) throw new Error('a store in reach does not exist')
  return found
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

/** All dishes of an order, or of a table in all its rounds; none for one of a store out of reach. */
export function lockItemsOfCart(tx: Tx, { siteId, stores }: Reach, cartId: CartId): Promise<StoredItem[]> {
  const tickets = tx
    .select({ id: kitchenTicket.id })
    .from(kitchenTicket)
    .where(and(eq(kitchenTicket.siteId, siteId), eq(kitchenTicket.cartId, cartId)))
  return tx
    .select()
    .from(kitchenItem)
    .where(
      and(eq(kitchenItem.siteId, siteId), inArray(kitchenItem.ticketId, tickets), inReach(kitchenItem.storeId, stores)),
    )
    .orderBy(asc(kitchenItem.ticketId), asc(kitchenItem.position))
    .for('update')
}

/** What one press made ready; none of a store out of reach. */
export function lockItemsOfPress(tx: Tx, { siteId, stores }: Reach, press: PressId): Promise<StoredItem[]> {
  return tx
    .select()
    .from(kitchenItem)
    .where(and(eq(kitchenItem.siteId, siteId), eq(kitchenItem.pressId, press), inReach(kitchenItem.storeId, stores)))
    .orderBy(asc(kitchenItem.ticketId), asc(kitchenItem.position))
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

interface AllergyTaken {
  readonly answer: AllergyAnswer
  readonly by: StaffId
  readonly now: Instant
}

/** The caller has locked it. The name stays as it was said: a word is somebody's, also after they have left. */
export async function saveAllergyTaken(
  tx: Tx,
  { siteId, id, version }: StoredItem,
  { answer, by, now }: AllergyTaken,
): Promise<StoredItem> {
  const name = tx
    .select({ name: staff.name })
    .from(staff)
    .where(and(eq(staff.siteId, siteId), eq(staff.id, by)))
  const [taken] = await tx
    .update(kitchenItem)
    .set({ allergySeenAt: now, allergyAnswer: answer, allergyBy: sql`(${name})`, version: version + 1 })
    .where(and(eq(kitchenItem.siteId, siteId), eq(kitchenItem.id, id)))
    .returning()
  if (taken === undefined) throw new Error('a locked dish vanished')
  return taken
}

export interface ItemMove extends Pick<StoredItem, 'state' | 'unitsReady' | 'movedBy' | 'pressId' | 'firedAt'> {
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
