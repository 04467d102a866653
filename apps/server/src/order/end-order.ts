import { isRefusal } from '@comanda/contract/refusals'
import { type Cents, cents } from '@comanda/rules/money/cents'
import type { Tx } from '../database/database.ts'
import { askOrderRefund } from '../payment/ask-refund.ts'
import { type Cancelling, cancelOrder } from './cancel-order.ts'
import { tellCancelled } from './tell-cancelled.ts'

interface Ending extends Cancelling {
  /** The sum that somebody says they have handed back. */
  readonly handedBack?: Cents | undefined
}

/**
 * An order that the venue does not make: cancelled, its money asked back and its diner told, all or nothing (DAY-096).
 * After a refusal the caller rolls back (`transactOrRefuse`): an order whose money by hand nobody gave back stays.
 */
export async function endOrder(tx: Tx, cancelling: Ending) {
  const order = await cancelOrder(tx, cancelling)
  if (isRefusal(order)) return order
  const { siteId, id: orderId, cartId, cartVersion, paid, refunded } = order
  const { reason, handedBack, now } = cancelling
  const back = await askOrderRefund(tx, {
    siteId,
    paidFor: { orderId, cartId, cartVersion },
    amount: cents(paid - refunded),
    reason: 'order-cancelled',
    handedBack,
    at: now,
  })
  if (isRefusal(back)) return back
  await tellCancelled(tx, order, { reason, back })
  return { order, back }
}
