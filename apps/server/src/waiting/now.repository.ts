import { sessionHours, sessionIdleMinutes } from '@comanda/rules/door/door-times'
import type { SiteId, StoreId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { addMinutes } from '@comanda/rules/time/store-moment'
import type { DaySpan } from '@comanda/rules/venue/business-day'
import { and, asc, eq, exists, gt, inArray, isNull, lte, ne, not, or, sql } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { cart } from '../database/schema/cart.ts'
import { kitchenItem, kitchenTicket } from '../database/schema/kitchen.ts'
import { placedOrder } from '../database/schema/order.ts'
import { staff, staffStore } from '../database/schema/staff.ts'
import { staffSession } from '../database/schema/staff-session.ts'
import { store } from '../database/schema/store.ts'
import { handTaking } from '../database/schema/till.ts'

interface Place {
  readonly siteId: SiteId
  readonly storeId: StoreId
}

/** The tickets that a board calls late, by the minutes of their store (`judgeTicket` of the rules). */
export async function countLateTickets(db: Reader, { siteId, storeId }: Place, now: Instant): Promise<number> {
  const begins = sql`min(greatest(${kitchenTicket.dueAt}, coalesce(${kitchenItem.firedAt}, ${kitchenTicket.dueAt})))`
  const late = db
    .select({ id: kitchenTicket.id })
    .from(kitchenItem)
    .innerJoin(
      kitchenTicket,
      and(eq(kitchenTicket.siteId, kitchenItem.siteId), eq(kitchenTicket.id, kitchenItem.ticketId)),
    )
    .innerJoin(store, and(eq(store.siteId, kitchenItem.siteId), eq(store.id, kitchenItem.storeId)))
    .where(
      and(
        eq(kitchenItem.siteId, siteId),
        eq(kitchenItem.storeId, storeId),
        inArray(kitchenItem.state, ['queued', 'cooking']),
      ),
    )
    .groupBy(kitchenTicket.id, store.lateAfterMinutes)
    .having(sql`${begins} + make_interval(mins => ${store.lateAfterMinutes}) <= ${new Date(now)}`)
    .as('late')
  const [found] = await db.select({ count: sql<number>`count(*)::int` }).from(late)
  return found?.count ?? 0
}

/** Each table once, however many carts stand at it. */
export async function countOpenTables(db: Reader, { siteId, storeId }: Place): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(distinct (${cart.resourceId}, ${cart.position}))::int` })
    .from(cart)
    .where(
      and(
        eq(cart.siteId, siteId),
        eq(cart.storeId, storeId),
        eq(cart.mode, 'table'),
        inArray(cart.state, ['open', 'paying']),
      ),
    )
  return found?.count ?? 0
}

/** The cash that came into the drawer in a business day, and all that nobody has handed in. */
export async function sumCash(db: Reader, { siteId, storeId }: Place, { from, until }: DaySpan) {
  const sumOf = (condition: ReturnType<typeof and>) =>
    sql<number>`coalesce(sum(${handTaking.amount}) filter (where ${condition}), 0)::int`
  const isIn = and(
    sql`${handTaking.handedInAt} >= ${new Date(from)}`,
    sql`${handTaking.handedInAt} < ${new Date(until)}`,
  )
  const [found] = await db
    .select({ drawer: sumOf(isIn), pouches: sumOf(isNull(handTaking.drawerId)) })
    .from(handTaking)
    .where(and(eq(handTaking.siteId, siteId), eq(handTaking.storeId, storeId), eq(handTaking.means, 'cash')))
  return { drawer: cents(found?.drawer ?? 0), pouches: cents(found?.pouches ?? 0) }
}

/** Whoever works in a store and has a session that is not over, by name. */
export function listPeopleIn(db: Reader, { siteId, storeId }: Place, now: Instant) {
  const isBound = exists(ofPerson(db).where(inOwn()))
  const isBoundHere = exists(ofPerson(db).where(and(inOwn(), eq(staffStore.storeId, storeId))))
  return db
    .selectDistinct({ staffId: staff.id, name: staff.name, colour: staff.colour })
    .from(staffSession)
    .innerJoin(staff, and(eq(staff.siteId, staffSession.siteId), eq(staff.id, staffSession.staffId)))
    .where(
      and(
        eq(staffSession.siteId, siteId),
        eq(staff.active, true),
        isNull(staffSession.endedAt),
        gt(staffSession.lastCallAt, addMinutes(now, -sessionIdleMinutes)),
        gt(staffSession.createdAt, addMinutes(now, -60 * sessionHours)),
        or(not(isBound), isBoundHere),
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id))
}

const ofPerson = (db: Reader) => db.select({ storeId: staffStore.storeId }).from(staffStore)
const inOwn = () => and(eq(staffStore.siteId, staff.siteId), eq(staffStore.staffId, staff.id))

/** What was sold of a business day until a moment, as it stands now. */
export async function sumSalesUntil(
  db: Reader,
  { siteId, storeId }: Place,
  { day, until }: { readonly day: IsoDate; readonly until: Instant },
) {
  const [found] = await db
    .select({
      orders: sql<number>`count(*)::int`,
      gross: sql<number>`coalesce(sum(${placedOrder.total} - ${placedOrder.voided}), 0)::int`,
    })
    .from(placedOrder)
    .where(
      and(
        eq(placedOrder.siteId, siteId),
        eq(placedOrder.storeId, storeId),
        eq(placedOrder.day, day),
        ne(placedOrder.status, 'cancelled'),
        lte(placedOrder.placedAt, until),
      ),
    )
  return { orders: found?.orders ?? 0, gross: cents(found?.gross ?? 0) }
}
