import type { takeOrderMoney as row } from '@comanda/contract/calls/staff/floor'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { zero } from '@comanda/rules/money/cents'
import { toOwed } from '@comanda/rules/order/order-money'
import type { StaffWriter } from '../call/staff-handler.ts'
import { lockSeenOrder } from '../order/lock-seen-order.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { takeByHand } from './take-by-hand.ts'

/** An order whose diner said that they pay on the spot. */
export const takeOrderMoney: StaffWriter<typeof row, CollectsMoney> = async (sent, context) => {
  const { orderId, version, by, given, shown } = sent
  const order = await lockSeenOrder(context.tx, context, { orderId, version })
  if (isRefusal(order)) return order
  const owed = toOwed(order)
  if (owed === zero) return refusal('already-paid')
  if (owed !== shown) return refusal('price-differs', { total: owed })
  const { storeId } = order
  const subject = { kind: 'order', orderId } as const
  const taken = await takeByHand(context, { subject, sale: null, owed, storeId, by, given, into: 'drawer' })
  if (isRefusal(taken)) return taken
  const after = { number: order.number, by, taken: owed, given }
  return { reply: taken, subject: `order:${orderId}`, storeId, before: null, after }
}
