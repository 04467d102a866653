import { isRefusal } from '@comanda/contract/refusals'
import { cents } from '@comanda/rules/money/cents'
import { type Cancelling, cancelOrder } from '../cart/cancel-order.ts'
import { tellCancelled } from '../cart/tell-cancelled.ts'
import type { Tx } from '../database/database.ts'
import { askRefund } from './ask-refund.ts'

/** An order that the venue does not make: cancelled, its money asked back and its diner told, all or nothing (DAY-096). */
export async function endOrder(tx: Tx, cancelling: Cancelling) {
  const order = await cancelOrder(tx, cancelling)
  if (isRefusal(order)) return order
  const { siteId, id: orderId, cartId, cartVersion, paid, refunded } = order
  const { reason, now } = cancelling
  const back = await askRefund(tx, {
    siteId,
    paidFor: { orderId, cartId, cartVersion },
    amount: cents(paid - refunded),
    reason: 'order-cancelled',
    at: now,
  })
  await tellCancelled(tx, order, { reason, back })
  return { order, back }
}
