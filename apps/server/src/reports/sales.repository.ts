import type { SiteId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import type { DayStretch } from '@comanda/rules/venue/day-stretch'
import { and, between, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Reader } from '../database/database.ts'
import { inReach } from '../database/in-reach.ts'
import { isVoidOfLine } from '../database/is-void-of-line.ts'
import { orderLine, orderVoid, placedOrder } from '../database/schema/order.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { bill, billShare } from '../database/schema/table.ts'

export interface SalesSearch extends DayStretch {
  readonly siteId: SiteId
  readonly stores: StoresInReach
}

const { day, total, voided, refunded } = placedOrder
const stands = ne(placedOrder.status, 'cancelled')
const isCancelled = eq(placedOrder.status, 'cancelled')
// The service charge is a line too, but no dish (`isSoldDish` of the rules).
const isDish = sql`${orderLine.parts} @? '$[*] ? (@.kind != "service-charge")'`

/** The orders of each business day, as the order itself was given its day. */
export function sumOrders(db: Reader, search: SalesSearch) {
  return db
    .select({
      day,
      orders: countOf(stands),
      gross: sumOf(sql`${total} - ${voided}`, stands),
      cancelledOrders: countOf(isCancelled),
      cancelledGross: sumOf(sql`${total} - ${voided}`, isCancelled),
      refunded: sumOf(refunded),
    })
    .from(placedOrder)
    .where(isSold(search))
    .groupBy(day)
}

/** The dishes of each day that were neither taken out, nor given back, nor cancelled with their order. */
export function sumUnits(db: Reader, search: SalesSearch) {
  return db
    .select({ day, units: sumOf(sql`${orderLine.quantity} - coalesce(${orderVoid.units}, 0)`) })
    .from(orderLine)
    .innerJoin(placedOrder, and(eq(placedOrder.siteId, orderLine.siteId), eq(placedOrder.id, orderLine.orderId)))
    .leftJoin(orderVoid, isVoidOfLine)
    .where(and(isSold(search), stands, isDish))
    .groupBy(day)
}

/** The money that came in for the orders of each day, by the stored word of its way. */
export async function sumPayments(db: Reader, search: SalesSearch) {
  const whole = db
    .select({ day, attemptId: paymentAttempt.id })
    .from(placedOrder)
    .innerJoin(
      paymentAttempt,
      and(eq(paymentAttempt.siteId, placedOrder.siteId), eq(paymentAttempt.orderId, placedOrder.id)),
    )
    .where(isSold(search))
  // The payment of a share learns its order only when it covers the bill, or when money goes back.
  const shares = db
    .select({ day, attemptId: sql<typeof paymentAttempt.$inferSelect.id>`${billShare.attemptId}`.as('id') })
    .from(placedOrder)
    .innerJoin(
      bill,
      and(
        eq(bill.siteId, placedOrder.siteId),
        eq(bill.cartId, placedOrder.cartId),
        eq(bill.cartVersion, placedOrder.cartVersion),
      ),
    )
    .innerJoin(billShare, and(eq(billShare.siteId, bill.siteId), eq(billShare.billId, bill.id)))
    .where(and(isSold(search), eq(billShare.state, 'paid')))
  const paid = union(whole, shares).as('paid')
  return db
    .select({
      day: paid.day,
      provider: paymentAttempt.provider,
      payments: sql`count(*)`.mapWith(Number),
      taken: sumOf(paymentAttempt.captured),
      refunded: sumOf(paymentAttempt.refunded),
    })
    .from(paid)
    .innerJoin(paymentAttempt, and(eq(paymentAttempt.siteId, search.siteId), eq(paymentAttempt.id, paid.attemptId)))
    .where(inArray(paymentAttempt.state, ['approved', 'refunding', 'refunded']))
    .groupBy(paid.day, paymentAttempt.provider)
}

function isSold({ siteId, stores, from, until }: SalesSearch): SQL | undefined {
  return and(eq(placedOrder.siteId, siteId), inReach(placedOrder.storeId, stores), between(day, from, until))
}

function countOf(condition: SQL) {
  return sql`count(*) filter (where ${condition})`.mapWith(Number)
}

/** A year of a large venue is more than a column of cents holds. */
function sumOf(what: SQLWrapper, condition: SQL = sql`true`) {
  return sql`coalesce(sum(${what}) filter (where ${condition}), 0)`.mapWith((sum) => cents(Number(sum)))
}
