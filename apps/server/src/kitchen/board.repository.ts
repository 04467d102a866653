import type { KitchenItemId, SiteId, StoreId } from '@comanda/rules/ids'
import type { StoresInReach } from '@comanda/rules/staff/check-access'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { inReach } from '../database/in-reach.ts'
import { kitchenItem, kitchenTicket, station } from '../database/schema/kitchen.ts'
import { placedOrder } from '../database/schema/order.ts'

export type StoredItem = typeof kitchenItem.$inferSelect
export interface StoredTicket {
  readonly ticket: typeof kitchenTicket.$inferSelect
  readonly items: readonly StoredItem[]
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

/** Every ticket with something left to serve or to hand over, whole, in order of due time; ties by number. */
export async function listOpenTickets(db: Reader, siteId: SiteId, storeId: StoreId): Promise<StoredTicket[]> {
  const open = db
    .select({ id: kitchenItem.ticketId })
    .from(kitchenItem)
    .where(
      and(
        eq(kitchenItem.siteId, siteId),
        eq(kitchenItem.storeId, storeId),
        notInArray(kitchenItem.state, ['served', 'voided']),
      ),
    )
  const rows = await db
    .select({ ticket: kitchenTicket, item: kitchenItem })
    .from(kitchenTicket)
    .innerJoin(
      kitchenItem,
      and(eq(kitchenItem.siteId, kitchenTicket.siteId), eq(kitchenItem.ticketId, kitchenTicket.id)),
    )
    .leftJoin(placedOrder, and(eq(placedOrder.siteId, kitchenTicket.siteId), eq(placedOrder.id, kitchenTicket.orderId)))
    .where(
      and(
        eq(kitchenTicket.siteId, siteId),
        inArray(kitchenTicket.id, open),
        or(isNull(placedOrder.id), notInArray(placedOrder.status, ['picked-up', 'cancelled'])),
      ),
    )
    .orderBy(asc(kitchenTicket.dueAt), asc(kitchenTicket.number), asc(kitchenTicket.id), asc(kitchenItem.position))
  return [...Map.groupBy(rows, ({ ticket }) => ticket.id).values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : { ticket: first.ticket, items: [first, ...more].map(({ item }) => item) },
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
