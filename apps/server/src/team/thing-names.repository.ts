import type { AuditThing } from '@comanda/contract/audit-things'
import type { SiteId } from '@comanda/rules/ids'
import { nameTable } from '@comanda/rules/table/name-table'
import type { LanguageCode } from '@comanda/rules/text/language'
import { readText } from '@comanda/rules/text/local-text'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reader } from '../database/database.ts'
import { booking } from '../database/schema/booking.ts'
import { cart } from '../database/schema/cart.ts'
import { optionValue } from '../database/schema/choices.ts'
import { kitchenItem, kitchenTicket, station } from '../database/schema/kitchen.ts'
import { placedOrder } from '../database/schema/order.ts'
import { printJob } from '../database/schema/printing.ts'
import { product } from '../database/schema/product.ts'
import { staff, staffRole } from '../database/schema/staff.ts'
import { pairingCode, staffDevice } from '../database/schema/staff-device.ts'
import { resource, store, tablePosition } from '../database/schema/store.ts'

export interface NameSearch {
  readonly siteId: SiteId
  readonly ids: readonly string[]
  readonly language: LanguageCode
}

interface Named {
  readonly id: string
  readonly name: string
}

type Namer = (db: Reader, search: NameSearch) => Promise<readonly Named[]>

/**
 * How things of a kind are called, asked when the audit is read: nothing of it is kept there. Of an order its number is
 * said, and never whose it is.
 */
export const namers: Readonly<Record<AuditThing, Namer>> = {
  order: (db, { siteId, ids }) =>
    db
      .select({ id: inText(placedOrder.id), name: inText(placedOrder.number) })
      .from(placedOrder)
      .where(and(eq(placedOrder.siteId, siteId), isAmong(placedOrder.id, ids))),
  // The letters that a guest reads out; whose it is, the book says to whoever may see it.
  booking: (db, { siteId, ids }) =>
    db
      .select({ id: inText(booking.id), name: inText(booking.reference) })
      .from(booking)
      .where(and(eq(booking.siteId, siteId), isAmong(booking.id, ids))),
  station: (db, { siteId, ids }) =>
    db
      .select({ id: inText(station.id), name: inText(station.name) })
      .from(station)
      .where(and(eq(station.siteId, siteId), isAmong(station.id, ids))),
  store: (db, { siteId, ids }) =>
    db
      .select({ id: inText(store.id), name: inText(store.name) })
      .from(store)
      .where(and(eq(store.siteId, siteId), isAmong(store.id, ids))),
  staff: (db, { siteId, ids }) =>
    db
      .select({ id: inText(staff.id), name: inText(staff.name) })
      .from(staff)
      .where(and(eq(staff.siteId, siteId), isAmong(staff.id, ids))),
  role: (db, { siteId, ids }) =>
    db
      .select({ id: inText(staffRole.id), name: inText(staffRole.name) })
      .from(staffRole)
      .where(and(eq(staffRole.siteId, siteId), isAmong(staffRole.id, ids))),
  device: (db, { siteId, ids }) =>
    db
      .select({ id: inText(staffDevice.id), name: inText(staffDevice.name) })
      .from(staffDevice)
      .where(and(eq(staffDevice.siteId, siteId), isAmong(staffDevice.id, ids))),
  printer: (db, { siteId, ids }) =>
    db
      .select({ id: inText(staffDevice.id), name: inText(staffDevice.name) })
      .from(staffDevice)
      .where(and(eq(staffDevice.siteId, siteId), isAmong(staffDevice.id, ids))),
  'pairing-code': (db, { siteId, ids }) =>
    db
      .select({ id: inText(pairingCode.id), name: inText(pairingCode.name) })
      .from(pairingCode)
      .where(and(eq(pairingCode.siteId, siteId), isAmong(pairingCode.id, ids))),
  'kitchen-item': (db, { siteId, ids }) =>
    db
      .select({ id: inText(kitchenItem.id), name: inText(kitchenItem.name) })
      .from(kitchenItem)
      .where(and(eq(kitchenItem.siteId, siteId), isAmong(kitchenItem.id, ids))),
  product: async (db, { siteId, ids, language }) => {
    const rows = await db
      .select({ id: product.id, name: product.name })
      .from(product)
      .where(and(eq(product.siteId, siteId), isAmong(product.id, ids)))
    return rows.map(({ id, name }) => ({ id: String(id), name: readText(name, language) }))
  },
  'option-value': async (db, { siteId, ids, language }) => {
    const rows = await db
      .select({ id: optionValue.id, name: optionValue.name })
      .from(optionValue)
      .where(and(eq(optionValue.siteId, siteId), isAmong(optionValue.id, ids)))
    return rows.map(({ id, name }) => ({ id: String(id), name: readText(name, language) }))
  },
  table: async (db, { siteId, ids }) => {
    const rows = await db
      .select({ id: cart.id, position: cart.position, name: resource.name, alias: tablePosition.alias })
      .from(cart)
      .innerJoin(resource, and(eq(resource.siteId, cart.siteId), eq(resource.id, cart.resourceId)))
      .leftJoin(
        tablePosition,
        and(
          eq(tablePosition.siteId, cart.siteId),
          eq(tablePosition.resourceId, cart.resourceId),
          eq(tablePosition.number, cart.position),
        ),
      )
      .where(and(eq(cart.siteId, siteId), isAmong(cart.id, ids)))
    return rows.map(({ id, position, ...table }) => ({ id, name: nameTable(table, position ?? 0) }))
  },
  'kitchen-ticket': async (db, { siteId, ids }) => {
    const rows = await db
      .select({ id: kitchenTicket.id, ...ofTicket })
      .from(kitchenTicket)
      .where(and(eq(kitchenTicket.siteId, siteId), isAmong(kitchenTicket.id, ids)))
    return rows.map(({ id, ...ticket }) => ({ id, name: nameTicket(ticket) }))
  },
  paper: async (db, { siteId, ids }) => {
    const rows = await db
      .select({ id: printJob.id, ...ofTicket })
      .from(printJob)
      .innerJoin(kitchenTicket, and(eq(kitchenTicket.siteId, printJob.siteId), eq(kitchenTicket.id, printJob.ticketId)))
      .where(and(eq(printJob.siteId, siteId), isAmong(printJob.id, ids)))
    return rows.map(({ id, ...ticket }) => ({ id, name: nameTicket(ticket) }))
  },
  // A stretch of days is its own name.
  sales: async (_db, { ids }) => ids.map((id) => ({ id, name: id })),
}

const ofTicket = { number: kitchenTicket.number, mode: kitchenTicket.mode, place: kitchenTicket.place }

/** The place of a ticket that is no table's is the diner's own name. */
function nameTicket({ number, mode, place }: { number: number; mode: string; place: string }): string {
  return mode === 'table' && place !== '' ? `${number} · ${place}` : String(number)
}

function inText(column: PgColumn) {
  return sql<string>`${column}::text`
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a row says of its thing is text; one that could be no id of this column names nothing. */
function isAmong(column: PgColumn, ids: readonly string[]): SQL {
  const isId = column.getSQLType() === 'uuid' ? (id: string) => uuid.test(id) : (id: string) => /^\d{1,9}$/.test(id)
  const known = ids.filter(isId)
  return known.length === 0 ? sql`false` : inArray(column, known)
}
