import type { SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import type { DebtReason } from '@comanda/rules/order/hand-over'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { orderDebt, placedOrder } from '../database/schema/order.ts'
import { staff } from '../database/schema/staff.ts'
import type { StoredOrder } from './order.repository.ts'

interface NewDebt {
  readonly reason: DebtReason
  readonly allowedBy: StaffId
  readonly at: Instant
}

/** The caller has locked the order. */
export async function saveDebt(tx: Tx, { siteId, id: orderId, storeId }: StoredOrder, debt: NewDebt): Promise<void> {
  await tx.insert(orderDebt).values({ siteId, orderId, storeId, ...debt })
}

/** What was let go before it was paid and still is not paid whole, the oldest first. */
export function listDebts(db: Reader, { siteId, storeId }: { readonly siteId: SiteId; readonly storeId: StoreId }) {
  return db
    .select({ order: placedOrder, reason: orderDebt.reason, at: orderDebt.at, allowedBy: staff.name })
    .from(orderDebt)
    .innerJoin(placedOrder, and(eq(placedOrder.siteId, orderDebt.siteId), eq(placedOrder.id, orderDebt.orderId)))
    .innerJoin(staff, and(eq(staff.siteId, orderDebt.siteId), eq(staff.id, orderDebt.allowedBy)))
    .where(
      and(
        eq(orderDebt.siteId, siteId),
        eq(orderDebt.storeId, storeId),
        inArray(placedOrder.paymentState, ['unpaid', 'partly-paid']),
      ),
    )
    .orderBy(asc(orderDebt.at))
}
