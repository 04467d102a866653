import type { SiteId, StoreId, TicketId } from '@comanda/rules/ids'
import { type CancelReason, type VoidReason, voidReasons } from '@comanda/rules/order/reject-reason'
import { and, asc, eq, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgSelect } from 'drizzle-orm/pg-core'
import type { Reader } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { kitchenItem, kitchenTicket } from '../database/schema/kitchen.ts'
import { orderVoid, placedOrder } from '../database/schema/order.ts'
import type { StoredItem } from './board.repository.ts'

/** With the reason why it was taken out of its order. */
export type ReadItem = StoredItem & { readonly voidReason: CancelReason | null }
export interface StoredTicket {
  readonly ticket: typeof kitchenTicket.$inferSelect
  readonly cancelReason: CancelReason | null
  /** The order that it was added to, by its number. */
  readonly beside: number | null
  readonly items: readonly ReadItem[]
}

interface KitchenKey {
  readonly siteId: SiteId
  readonly storeId: StoreId
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
const openTickets = hot((db, slot: Slots<KitchenKey>) => {
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
  // In an array PostgreSQL expects few, and finds each by its index; else it read every ticket that the site ever had.
  const isOpenTicket = sql`${kitchenTicket.id} = any(array(${open}))`
  const written = sql`concat_ws(' ', ${position}, ${kitchenItem}.xmin, ${kitchenTicket}.xmin, ${placedOrder}.xmin, ${orderVoid}.xmin)`
  return joinTicket(
    db
      .select({ id: kitchenTicket.id, mark: sql<string>`string_agg(${written}, ',' order by ${position})` })
      .from(kitchenTicket)
      .$dynamic(),
  )
    .where(and(eq(kitchenTicket.siteId, siteId), isOpenTicket, isShown))
    .groupBy(kitchenTicket.siteId, kitchenTicket.id)
    .orderBy(asc(kitchenTicket.dueAt), asc(kitchenTicket.number), asc(kitchenTicket.id))
})

interface TicketKeys {
  readonly siteId: SiteId
  readonly ids: readonly TicketId[]
}

interface TicketKey {
  readonly siteId: SiteId
  readonly id: TicketId
}

const ofKitchen = sql.raw(voidReasons.map((reason) => `'${reason}'`).join())

/** Tickets with all that is shown of them. */
function selectWhole(db: Reader, siteId: SQL, isWanted: SQL) {
  return joinTicket(
    db
      .select({
        ticket: kitchenTicket,
        item: kitchenItem,
        cancelReason: placedOrder.cancelReason,
        // Money may be given back for a dish that stands on the table.
        voidReason: sql<VoidReason | null>`case when ${orderVoid.reason} in (${ofKitchen}) then ${orderVoid.reason} end`,
        beside: firstOrder.number,
      })
      .from(kitchenTicket)
      .$dynamic(),
  )
    .leftJoin(firstOrder, and(eq(firstOrder.siteId, placedOrder.siteId), eq(firstOrder.id, placedOrder.besideId)))
    .where(and(eq(kitchenTicket.siteId, siteId), isWanted, isShown))
    .orderBy(asc(kitchenItem.position))
}

const ticketsById = hot((db, slot: Slots<TicketKeys>) =>
  selectWhole(
    db,
    sql`(select ${slot('siteId', kitchenTicket.siteId)}::int)`,
    sql`${kitchenTicket.id} = any((select ${slot('ids', kitchenTicket.id)}::uuid[])::uuid[])`,
  ),
)
/** Most changes touch one ticket. Of one PostgreSQL knows that it is one, and searches no table whole for it. */
const ticketById = hot((db, slot: Slots<TicketKey>) =>
  selectWhole(db, slot('siteId', kitchenTicket.siteId), eq(kitchenTicket.id, slot('id', kitchenTicket.id))),
)

function readWhole(db: Reader, siteId: SiteId, ids: readonly TicketId[]) {
  const [id, ...more] = ids
  if (id === undefined) return []
  return more.length === 0 ? ticketById.ask(db, { siteId, id }) : ticketsById.ask(db, { siteId, ids })
}

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
  const rows = await readWhole(
    db,
    key.siteId,
    unknown.map(({ id }) => id),
  )
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
