import type { handOverOrder as row } from '@comanda/contract/calls/staff/till'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { zero } from '@comanda/rules/money/cents'
import { findOwedAtHandOver } from '@comanda/rules/order/hand-over'
import { checkOrderMove } from '@comanda/rules/order/move-order'
import type { StaffWriter } from '../call/staff-handler.ts'
import { handOver } from '../order/bring-order.ts'
import { endCooking } from '../order/end-cooking.ts'
import { lockSeenOrder, refuseMove } from '../order/lock-seen-order.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { takeByHand } from './take-by-hand.ts'

/** Money and bag change hands together: whoever stands there pays and goes (DAY-200). */
export const handOverOrder: StaffWriter<typeof row, CollectsMoney> = async (sent, context) => {
  const { tx, person, now } = context
  const { orderId, version, by, given, shown } = sent
  if (person === null) return refusal('staff-only')
  const order = await lockSeenOrder(tx, context, { orderId, version })
  if (isRefusal(order)) return order
  const verdict = checkOrderMove(order, 'picked-up')
  if (!verdict.allowed) return refuseMove(verdict)
  const owed = findOwedAtHandOver(order)
  if (owed === zero) return refusal('already-paid')
  if (owed !== shown) return refusal('price-differs', { total: owed })
  const unseen = await endCooking(context, order, 'picked-up')
  if (unseen !== undefined) return unseen
  const { storeId } = order
  const subject = { kind: 'order', orderId } as const
  const taken = await takeByHand(context, { subject, sale: null, owed, storeId, by, given, into: 'drawer' })
  if (isRefusal(taken)) return taken
  // The money has written a version of its own.
  const paid = await lockSeenOrder(tx, context, { orderId, version: version + 1 })
  if (isRefusal(paid)) return paid
  await handOver(tx, paid, { staffId: person.id, now })
  return {
    reply: taken,
    subject: `order:${orderId}`,
    storeId,
    before: { status: order.status },
    after: { number: order.number, status: 'picked-up', by, taken: owed, given },
    version: paid.version + 1,
  }
}
