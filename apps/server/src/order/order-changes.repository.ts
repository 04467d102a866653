import type { OrderId, SiteId, StaffId } from '@comanda/rules/ids'
import type { OrderStatus } from '@comanda/rules/order/order'
import type { CancelReason } from '@comanda/rules/order/reject-reason'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, eq, ne, notInArray, or } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { inReach } from '../database/in-reach.ts'
import { orderStatusChange, placedOrder } from '../database/schema/order.ts'
import { type StandingOrder, standingColumns, toStanding } from '../database/standing-order.ts'
import type { StoredOrder } from './order.repository.ts'

/** Undefined for an order of a store out of reach. */
export async function lockOrder(
  tx: Tx,
  { siteId, stores }: { readonly siteId: SiteId; readonly stores: StoresInReach },
  id: OrderId,
): Promise<StandingOrder | undefined> {
  const [found] = await tx
    .select(standingColumns)
    .from(placedOrder)
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, id), inReach(placedOrder.storeId, stores)))
    .for('update')
  return found && toStanding(found)
}

/** The orders that go out with this one and are not over. The caller has locked the first of them. */
export function lockCompanions(tx: Tx, { siteId, id, besideId }: StoredOrder): Promise<StoredOrder[]> {
  const firstId = besideId ?? id
  return tx
    .select()
    .from(placedOrder)
    .where(
      and(
        eq(placedOrder.siteId, siteId),
        or(eq(placedOrder.id, firstId), eq(placedOrder.besideId, firstId)),
        ne(placedOrder.id, id),
        notInArray(placedOrder.status, ['picked-up', 'cancelled']),
      ),
    )
    .orderBy(asc(placedOrder.id))
    .for('update')
}

interface StatusMove {
  readonly to: OrderStatus
  readonly cancelReason?: CancelReason
  readonly staffId: StaffId | null
  readonly at: Instant
}

/** The caller has locked it. */
export async function saveOrderMove(tx: Tx, order: StoredOrder, move: StatusMove): Promise<void> {
  const { siteId, id: orderId, status: from, version } = order
  const { to, cancelReason = null, staffId, at } = move
  await tx
    .update(placedOrder)
    .set({ status: to, cancelReason, version: version + 1 })
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, orderId)))
  await tx.insert(orderStatusChange).values({ siteId, orderId, from, to, staffId, at })
}

/** Something that boards show of it has changed. The caller has locked it. */
export async function saveNewVersion(tx: Tx, { siteId, id, version }: StoredOrder): Promise<void> {
  await tx
    .update(placedOrder)
    .set({ version: version + 1 })
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, id)))
}

/** The caller has locked it. */
export async function saveDelay(tx: Tx, { siteId, id, version }: StoredOrder, delayMinutes: number): Promise<void> {
  await tx
    .update(placedOrder)
    .set({ delayMinutes, version: version + 1 })
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, id)))
}

/** Money of it has come in. The caller has locked it. */
export async function savePaid(
  tx: Tx,
  { siteId, id, version }: StoredOrder,
  money: Pick<StoredOrder, 'paid' | 'paymentState' | 'paidAt' | 'receiptNumber'>,
): Promise<void> {
  await tx
    .update(placedOrder)
    .set({ ...money, version: version + 1 })
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, id)))
}

/** Money of it has gone back. */
export async function saveRefunded(
  tx: Tx,
  { siteId, id }: StoredOrder,
  money: Pick<StoredOrder, 'refunded' | 'paymentState'>,
): Promise<void> {
  await tx
    .update(placedOrder)
    .set(money)
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, id)))
}
