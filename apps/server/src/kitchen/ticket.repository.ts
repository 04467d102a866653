import { randomUUID } from 'node:crypto'
import { type CartId, type LineId, type OrderId, type SiteId, type TicketId, toId } from '@comanda/rules/ids'
import type { KitchenItemState } from '@comanda/rules/kitchen/kitchen-item'
import type { SentDish } from '@comanda/rules/kitchen/sent-dish'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { kitchenItem, kitchenTicket } from '../database/schema/kitchen.ts'

export type NewTicket = Omit<typeof kitchenTicket.$inferInsert, 'id' | 'notes'> & {
  readonly siteId: SiteId
  readonly notes: string
}

interface NewItem extends SentDish {
  readonly state: KitchenItemState
}

/**
 * A ticket with its dishes in one statement, because every round and every order comes through here. A station that is
 * being removed at this moment is waited for; once it is gone its dishes stand at the pass (DAY-075).
 */
export function leaveTicket(tx: Tx, ticket: NewTicket, items: readonly NewItem[]): TicketId {
  const id = toId<TicketId>(randomUUID())
  const rows = items.map((item, position) => ({ ...item, position }))
  newTicket.leave(tx, { ...ticket, id, orderId: ticket.orderId ?? null, rows })
  return id
}

interface TicketRows extends NewTicket {
  readonly id: TicketId
  readonly rows: readonly NewItem[]
}

const newTicket = hot(
  (_db, slot: Slots<TicketRows>) => sql`
    with ticket as (
      insert into kitchen_ticket (site_id, id, store_id, day, number, mode, place, notes, cart_id, cart_version,
        order_id, sent_at, due_at)
      values (${slot('siteId', kitchenTicket.siteId)}, ${slot('id', kitchenTicket.id)},
        ${slot('storeId', kitchenTicket.storeId)}, ${slot('day', kitchenTicket.day)},
        ${slot('number', kitchenTicket.number)}, ${slot('mode', kitchenTicket.mode)},
        ${slot('place', kitchenTicket.place)}, ${slot('notes', kitchenTicket.notes)},
        ${slot('cartId', kitchenTicket.cartId)}, ${slot('cartVersion', kitchenTicket.cartVersion)},
        ${slot('orderId', kitchenTicket.orderId)}, ${slot('sentAt', kitchenTicket.sentAt)},
        ${slot('dueAt', kitchenTicket.dueAt)})
      returning site_id, id, store_id, sent_at
    )
    insert into kitchen_item (site_id, ticket_id, store_id, station_id, line_id, product_id, course, units, combo, name,
      words, deviations, notes, allergens, traces, declared, declared_here, answered, state, moved_at, position)
    select ticket.site_id, ticket.id, ticket.store_id,
      (select station.id from station
        where station.site_id = ticket.site_id and station.store_id = ticket.store_id and station.id = item."stationId"
        for key share),
      item."lineId", item."productId", item.course, item.units, item.combo, item.name,
      item.words, item.deviations, item.notes, item.allergens, item.traces, coalesce(item.declared, '[]'::jsonb),
      coalesce(item."declaredHere", '[]'::jsonb), item.answered,
      item.state, ticket.sent_at, item.position
    from ticket, jsonb_to_recordset(${slot('rows', kitchenItem.words)}::jsonb) as item(
      "stationId" int, "lineId" uuid, "productId" int, course int, units int, combo text, name text,
      words jsonb, deviations jsonb, notes text, allergens jsonb, traces jsonb, declared jsonb, "declaredHere" jsonb,
      answered jsonb, state text, position int)`,
)

export async function eraseTickets(tx: Tx, siteId: SiteId, cartIds: readonly CartId[]): Promise<void> {
  const erased = await tx
    .update(kitchenTicket)
    .set({ place: '', notes: '' })
    .where(and(eq(kitchenTicket.siteId, siteId), inArray(kitchenTicket.cartId, [...cartIds])))
    .returning({ id: kitchenTicket.id })
  const ticketIds = erased.map(({ id }) => id)
  if (ticketIds.length === 0) return
  await tx
    .update(kitchenItem)
    .set({ notes: '', declared: [], declaredHere: [], answered: null, allergyAnswer: null, allergyBy: '' })
    .where(and(eq(kitchenItem.siteId, siteId), inArray(kitchenItem.ticketId, ticketIds)))
}

interface CartTickets {
  readonly siteId: SiteId
  readonly cartId: CartId
}

/** Adds what is new to every dish of a cart that is not served yet; a person has to say anew that they know. */
export function addDeclared(tx: Tx, { siteId, cartId }: CartTickets, declared: readonly string[]) {
  const names = JSON.stringify(declared)
  const tickets = tx
    .select({ id: kitchenTicket.id })
    .from(kitchenTicket)
    .where(and(eq(kitchenTicket.siteId, siteId), eq(kitchenTicket.cartId, cartId)))
  return tx
    .update(kitchenItem)
    .set({
      declared: sql`(
        select jsonb_agg(distinct said.word)
        from jsonb_array_elements_text(${kitchenItem.declared} || ${names}::jsonb) as said(word)
      )`,
      allergySeenAt: null,
      allergyAnswer: null,
      allergyBy: '',
      version: sql`${kitchenItem.version} + 1`,
    })
    .where(
      and(
        eq(kitchenItem.siteId, siteId),
        inArray(kitchenItem.ticketId, tickets),
        notInArray(kitchenItem.state, ['served', 'voided']),
        sql`not ${kitchenItem.declared} @> ${names}::jsonb`,
      ),
    )
    .returning({ id: kitchenItem.id, storeId: kitchenItem.storeId, version: kitchenItem.version })
}

export interface OrderKey {
  readonly siteId: SiteId
  readonly orderId: OrderId
}

/** One line, in whichever round it was sent: a table's dishes are sent before they become an order. */
export interface LineKey {
  readonly siteId: SiteId
  readonly cartId: CartId
  readonly lineId: LineId
}

/** The tickets of an order: one, or none where nothing of it is cooked. */
export function listTicketsOf(tx: Tx, { siteId, orderId }: OrderKey) {
  return tx
    .select({ siteId: kitchenTicket.siteId, storeId: kitchenTicket.storeId, ticketId: kitchenTicket.id })
    .from(kitchenTicket)
    .where(and(eq(kitchenTicket.siteId, siteId), eq(kitchenTicket.orderId, orderId)))
}

interface ItemsMove {
  readonly from: readonly KitchenItemState[]
  readonly to: KitchenItemState
  readonly now: Instant
}

/** The dishes of an order or of a line as they stand now. */
export function lockItemsOf(tx: Tx, key: OrderKey | LineKey) {
  const { ticketId, lineId, productId, units, state } = kitchenItem
  return tx.select({ ticketId, lineId, productId, units, state }).from(kitchenItem).where(isOf(tx, key)).for('update')
}

function isOf(tx: Tx, key: OrderKey | LineKey) {
  const { siteId } = key
  const isTheirs = 'lineId' in key ? eq(kitchenTicket.cartId, key.cartId) : eq(kitchenTicket.orderId, key.orderId)
  const tickets = tx
    .select({ id: kitchenTicket.id })
    .from(kitchenTicket)
    .where(and(eq(kitchenTicket.siteId, siteId), isTheirs))
  return and(
    eq(kitchenItem.siteId, siteId),
    inArray(kitchenItem.ticketId, tickets),
    'lineId' in key ? eq(kitchenItem.lineId, key.lineId) : undefined,
  )
}

/** All dishes of an order or of a line that stand in one of these states. */
export async function moveItemsOf(tx: Tx, key: OrderKey | LineKey, { from, to, now }: ItemsMove): Promise<void> {
  await tx
    .update(kitchenItem)
    .set({
      state: to,
      movedAt: now,
      version: sql`${kitchenItem.version} + 1`,
      voidedFrom: to === 'voided' ? sql`${kitchenItem.state}` : null,
    })
    .where(and(isOf(tx, key), inArray(kitchenItem.state, [...from])))
}

export async function moveDueTime(tx: Tx, { siteId, orderId }: OrderKey, minutes: number): Promise<void> {
  await tx
    .update(kitchenTicket)
    .set({ dueAt: sql`${kitchenTicket.dueAt} + make_interval(mins => ${minutes})` })
    .where(and(eq(kitchenTicket.siteId, siteId), eq(kitchenTicket.orderId, orderId)))
}
