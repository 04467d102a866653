import type { AuditThing } from '@comanda/contract/audit-things'
import type { SiteId } from '@comanda/rules/ids'
import { nameTable } from '@comanda/rules/table/name-table'
import type { LanguageCode } from '@comanda/rules/text/language'
import { readText } from '@comanda/rules/text/local-text'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Reader } from '../database/database.ts'
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
  order: named(placedOrder, (columns) => columns.number),
  station: named(station, (columns) => columns.name),
  store: named(store, (columns) => columns.name),
  staff: named(staff, (columns) => columns.name),
  role: named(staffRole, (columns) => columns.name),
  device: named(staffDevice, (columns) => columns.name),
  printer: named(staffDevice, (columns) => columns.name),
  'pairing-code': named(pairingCode, (columns) => columns.name),
  'kitchen-item': named(kitchenItem, (columns) => columns.name),
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

type NamedTable = PgTable & { readonly siteId: PgColumn; readonly id: PgColumn }

function named<Table extends NamedTable>(table: Table, toName: (columns: Table) => PgColumn): Namer {
  return (db, { siteId, ids }) =>
    db
      .select({ id: sql<string>`${table.id}::text`, name: sql<string>`${toName(table)}::text` })
      .from(table as NamedTable)
      .where(and(eq(table.siteId, siteId), isAmong(table.id, ids)))
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a row says of its thing is text; one that could be no id of this column names nothing. */
function isAmong(column: PgColumn, ids: readonly string[]): SQL {
  const isId = column.getSQLType() === 'uuid' ? (id: string) => uuid.test(id) : (id: string) => /^\d{1,9}$/.test(id)
  const known = ids.filter(isId)
  return known.length === 0 ? sql`false` : inArray(column, known)
}
