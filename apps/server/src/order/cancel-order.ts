import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import type { OrderId, SiteId, StaffId } from '@comanda/rules/ids'
import { checkOrderMove } from '@comanda/rules/order/move-order'
import type { CancelReason } from '@comanda/rules/order/reject-reason'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import type { Instant } from '@comanda/rules/time/calendar'
import { returnCoupon } from '../cart/reserve-coupon.ts'
import { returnUnits } from '../catalogue/count-units.ts'
import { readHeldPoints, releasePoints } from '../customer/reserve-points.ts'
import type { Tx } from '../database/database.ts'
import { voidTicket } from '../kitchen/void-ticket.ts'
import { lockSeenOrder, refuseMove } from './lock-seen-order.ts'
import type { StoredOrder } from './order.repository.ts'
import { saveOrderMove } from './order-changes.repository.ts'
import { publishOrder } from './publish-order.ts'

export interface Cancelling {
  readonly siteId: SiteId
  readonly stores: StoresInReach
  readonly orderId: OrderId
  /** As whoever cancels it saw it. */
  readonly version: number
  readonly reason: CancelReason
  readonly staffId: StaffId | null
  readonly now: Instant
}

/**
 * The order as it was before it was cancelled. Its dishes are voided, its coupon and points can be used again, and what
 * nobody had begun to cook can be sold again; its place in the slot is free because the order is cancelled. Its money
 * is the caller's to give back.
 */
export async function cancelOrder(tx: Tx, cancelling: Cancelling): Promise<StoredOrder | Refusal> {
  const { siteId, orderId, reason, staffId, now } = cancelling
  const order = await lockSeenOrder(tx, cancelling, cancelling)
  if (isRefusal(order)) return order
  const verdict = checkOrderMove(order, 'cancelled')
  if (!verdict.allowed) return refuseMove(verdict)
  await saveOrderMove(tx, order, { to: 'cancelled', cancelReason: reason, staffId, at: now })
  const voided = await voidTicket(tx, { siteId, orderId }, now)
  await returnCoupon(tx, siteId, order.cartId)
  await releasePoints(tx, { siteId, cartId: order.cartId, now }, await readHeldPoints(tx, siteId, order.cartId))
  await returnUnits(tx, { siteId, cartId: order.cartId }, voided)
  await publishOrder(tx, order, 'order-moved')
  return order
}
