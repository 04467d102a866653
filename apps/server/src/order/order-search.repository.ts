import type { OrderId, ResourceId, SiteId, StoreId } from '@comanda/rules/ids'
import type { OrderSearch } from '@comanda/rules/order/read-order-search'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Reader } from '../database/database.ts'
import { inReach } from '../database/in-reach.ts'
import { dishText, guestText, orderLine, placedOrder } from '../database/schema/order.ts'
import { type StandingOrder, standingColumns, toStanding } from '../database/standing-order.ts'
import type { StoredOrder } from './order.repository.ts'

export interface PastOrders {
  readonly siteId: SiteId
  readonly stores: StoresInReach
  readonly storeId: StoreId | null
  readonly day: IsoDate | null
  /** Null finds all of them. */
  readonly search: OrderSearch | null
  /** The tables that bear a name that is sought, in whichever store. */
  readonly tables: readonly { readonly resourceId: ResourceId; readonly position: number }[]
  /** Only what was placed before this one. */
  readonly after: OrderId | null
  readonly limit: number
}

/**
 * Newest first. Two orders of one moment stand by their ids, and both never change, so a page neither repeats nor skips
 * what was there when the first one was read.
 */
export async function listPastOrders(db: Reader, asked: PastOrders): Promise<StoredOrder[]> {
  const { siteId, stores, storeId, day, search, after, limit } = asked
  const found = await db
    .select(standingColumns)
    .from(placedOrder)
    .where(
      and(
        eq(placedOrder.siteId, siteId),
        inReach(placedOrder.storeId, stores),
        storeId === null ? undefined : eq(placedOrder.storeId, storeId),
        day === null ? undefined : eq(placedOrder.day, day),
        search === null ? undefined : isSought(db, asked, search),
        after === null ? undefined : isBefore(siteId, after),
      ),
    )
    .orderBy(desc(placedOrder.placedAt), desc(placedOrder.id))
    .limit(limit)
  return found.map(toStanding)
}

/** Undefined for an order of a store out of reach. */
export async function findOrderInReach(
  db: Reader,
  { siteId, stores }: Pick<PastOrders, 'siteId' | 'stores'>,
  id: OrderId,
): Promise<StandingOrder | undefined> {
  const [found] = await db
    .select(standingColumns)
    .from(placedOrder)
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, id), inReach(placedOrder.storeId, stores)))
  return found && toStanding(found)
}

function isBefore(siteId: SiteId, after: OrderId): SQL {
  return sql`(${placedOrder.placedAt}, ${placedOrder.id}) < (
    select last.placed_at, last.id from placed_order last where last.site_id = ${siteId} and last.id = ${after})`
}

/** Each reading has an index of its own: together they are found in no more time than alone. */
function isSought(db: Reader, asked: PastOrders, search: OrderSearch): SQL | undefined {
  const { siteId } = asked
  const { words } = search
  const ofOrder = or(sql`false`, ...listReadings(asked, search))
  if (words === null) return ofOrder
  const byDish = db
    .select({ id: orderLine.orderId })
    .from(orderLine)
    .where(and(eq(orderLine.siteId, siteId), sql`${dishText(orderLine)} like ${toPattern(words)}`))
  const byOrder = db
    .select({ id: placedOrder.id })
    .from(placedOrder)
    .where(and(eq(placedOrder.siteId, siteId), ofOrder))
  return inArray(placedOrder.id, union(byOrder, byDish))
}

function listReadings({ tables }: PastOrders, search: OrderSearch): (SQL | undefined)[] {
  const { number, amount, digits, position, words } = search
  const { setup, total, voided } = placedOrder
  const isAt = (at: number) => sql`${setup} ->> 'mode' = 'table' and ${setup} ->> 'position' = ${String(at)}`
  return [
    number === null ? undefined : eq(placedOrder.number, number),
    amount === null ? undefined : eq(total, amount),
    amount === null ? undefined : and(sql`${voided} > 0`, sql`${total} - ${voided} = ${amount}`),
    digits === null ? undefined : sql`${guestText(placedOrder)} like ${toPattern(digits)}`,
    words === null ? undefined : sql`${guestText(placedOrder)} like ${toPattern(words)}`,
    position === null ? undefined : isAt(position),
    ...tables.map((table) => and(isAt(table.position), sql`${setup} ->> 'resourceId' = ${String(table.resourceId)}`)),
  ]
}

/** What was typed is looked for as it is: no sign in it stands for another. */
function toPattern(text: string): SQL {
  return sql`fold_text(${`%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`})`
}
