import type { OrderId, SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { isVoidOfLine } from '../database/is-void-of-line.ts'
import { dispatch, orderLine, orderVoid, placedOrder } from '../database/schema/order.ts'
import { staff } from '../database/schema/staff.ts'
import { type StandingOrder, standingColumns, standsReady, toStanding } from '../database/standing-order.ts'
import type { StoredOrder } from './order.repository.ts'

export interface StoredRide {
  readonly order: StandingOrder
  readonly riderId: StaffId | null
  readonly rider: string | null
  readonly outAt: Instant | null
  readonly lines: readonly { readonly name: string; readonly quantity: number }[]
}

/** The deliveries of a store that are ready and not handed over, the oldest first. */
export async function selectReadyRides(db: Reader, siteId: SiteId, storeId: StoreId): Promise<StoredRide[]> {
  const isReadyDelivery = and(
    eq(placedOrder.storeId, storeId),
    standsReady(),
    sql`${placedOrder.setup} ->> 'mode' = 'delivery'`,
  )
  return readLines(db, siteId, await selectRides(db, siteId, isReadyDelivery))
}

export async function findRide(db: Reader, { siteId, id }: StoredOrder): Promise<StoredRide | undefined> {
  const [found] = await readLines(db, siteId, await selectRides(db, siteId, eq(placedOrder.id, id)))
  return found
}

function selectRides(db: Reader, siteId: SiteId, condition: ReturnType<typeof and>) {
  return db
    .select({ order: standingColumns, riderId: dispatch.riderId, rider: staff.name, outAt: dispatch.outAt })
    .from(placedOrder)
    .leftJoin(dispatch, and(eq(dispatch.siteId, placedOrder.siteId), eq(dispatch.orderId, placedOrder.id)))
    .leftJoin(staff, and(eq(staff.siteId, dispatch.siteId), eq(staff.id, dispatch.riderId)))
    .where(and(eq(placedOrder.siteId, siteId), condition))
    .orderBy(asc(placedOrder.placedAt), asc(placedOrder.number))
}

/** What was taken out of an order is not brought. */
async function readLines(
  db: Reader,
  siteId: SiteId,
  rides: Awaited<ReturnType<typeof selectRides>>,
): Promise<StoredRide[]> {
  if (rides.length === 0) return []
  const ids = rides.map(({ order }) => order.id)
  const rows = await db
    .select({ orderId: orderLine.orderId, name: orderLine.name, quantity: orderLine.quantity })
    .from(orderLine)
    .leftJoin(orderVoid, isVoidOfLine)
    .where(and(eq(orderLine.siteId, siteId), inArray(orderLine.orderId, ids), isNull(orderVoid.lineId)))
    .orderBy(asc(orderLine.position))
  const lines = Map.groupBy(rows, ({ orderId }) => orderId)
  return rides.map((ride) => ({ ...ride, order: toStanding(ride.order), lines: lines.get(ride.order.id) ?? [] }))
}

/** When its rider left with an order; null while it is in the house. */
export async function findOutAt(db: Reader, siteId: SiteId, orderId: OrderId): Promise<Instant | null> {
  const [found] = await db.select({ outAt: dispatch.outAt }).from(dispatch).where(ofOrder(siteId, orderId))
  return found?.outAt ?? null
}

export async function saveRider(
  tx: Tx,
  { siteId, id: orderId }: StoredOrder,
  { riderId, now }: { readonly riderId: StaffId; readonly now: Instant },
): Promise<void> {
  await tx
    .insert(dispatch)
    .values({ siteId, orderId, riderId, givenAt: now })
    .onConflictDoUpdate({ target: [dispatch.siteId, dispatch.orderId], set: { riderId, givenAt: now } })
}

export async function saveOut(tx: Tx, { siteId, id }: StoredOrder, outAt: Instant): Promise<void> {
  await tx.update(dispatch).set({ outAt }).where(ofOrder(siteId, id))
}

/** It is cooked again, so nobody brings it now. */
export async function removeRide(tx: Tx, { siteId, id }: StoredOrder): Promise<void> {
  await tx.delete(dispatch).where(ofOrder(siteId, id))
}

function ofOrder(siteId: SiteId, orderId: OrderId) {
  return and(eq(dispatch.siteId, siteId), eq(dispatch.orderId, orderId))
}
