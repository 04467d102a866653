import type { LineId, StaffId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { RefundReason } from '@comanda/rules/order/refund-dish'
import type { VoidReason } from '@comanda/rules/order/reject-reason'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { orderLine, orderVoid, placedOrder } from '../database/schema/order.ts'
import type { StoredOrder } from './order.repository.ts'

/** The dishes that were taken out of an order, or given back of it. */
export function listVoids(db: Reader, { siteId, id }: Pick<StoredOrder, 'siteId' | 'id'>) {
  const { lineId, units, amount, orderId } = orderVoid
  return db
    .select({ lineId, units, amount, vatRate: orderLine.vatRate, quantity: orderLine.quantity })
    .from(orderVoid)
    .innerJoin(
      orderLine,
      and(eq(orderLine.siteId, orderVoid.siteId), eq(orderLine.orderId, orderId), eq(orderLine.id, lineId)),
    )
    .where(and(eq(orderVoid.siteId, siteId), eq(orderId, id)))
}

interface NewVoid {
  readonly lineId: LineId
  readonly units: number
  readonly amount: Cents
  readonly points: number
  readonly reason: VoidReason | RefundReason
  readonly staffId: StaffId | null
  readonly at: Instant
}

/**
 * What was sold stays as it was; that a dish of it is not wanted any more is written beside it. What was given back of
 * the same dish before is added to. The caller has locked it.
 */
export async function saveVoid(
  tx: Tx,
  order: StoredOrder,
  money: Pick<StoredOrder, 'voided' | 'voidedBack' | 'paymentState'> & { readonly line: NewVoid },
): Promise<void> {
  const { siteId, id: orderId, version } = order
  const { line, ...fields } = money
  const { units, amount, points, ...last } = line
  await tx
    .insert(orderVoid)
    .values({ siteId, orderId, ...line })
    .onConflictDoUpdate({
      target: [orderVoid.siteId, orderVoid.orderId, orderVoid.lineId],
      set: {
        ...last,
        units: sql`${orderVoid.units} + ${units}`,
        amount: sql`${orderVoid.amount} + ${amount}`,
        points: sql`${orderVoid.points} + ${points}`,
      },
    })
  await tx
    .update(placedOrder)
    .set({ ...fields, version: version + 1 })
    .where(and(eq(placedOrder.siteId, siteId), eq(placedOrder.id, orderId)))
}
