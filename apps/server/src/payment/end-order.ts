import { isRefusal, refusal } from '@comanda/contract/refusals'
import { type Cents, cents, zero } from '@comanda/rules/money/cents'
import { type Cancelling, cancelOrder } from '../cart/cancel-order.ts'
import { lockSeenOrder } from '../cart/lock-seen-order.ts'
import { tellCancelled } from '../cart/tell-cancelled.ts'
import type { Tx } from '../database/database.ts'
import { askRefund } from './ask-refund.ts'
import { sumByHand } from './sum-by-hand.ts'

interface Ending extends Cancelling {
  /** What somebody says they have handed back. */
  readonly handedBack?: Cents | undefined
}

/**
 * An order that the venue does not make: cancelled, its money asked back and its diner told, all or nothing (DAY-096).
 * A bank is asked for its part; of money taken by hand somebody must have said before that the guest has it again, or
 * the diner would be told what nobody knows.
 */
export async function endOrder(tx: Tx, cancelling: Ending) {
  const seen = await lockSeenOrder(tx, cancelling, cancelling)
  if (isRefusal(seen)) return seen
  const byHand = await sumByHand(tx, seen)
  if (byHand > zero && cancelling.handedBack !== byHand) return refusal('money-by-hand', { amount: byHand })
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
