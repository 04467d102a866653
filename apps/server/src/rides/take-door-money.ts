import type { takeDoorMoney as row } from '@comanda/contract/calls/staff/rides'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { zero } from '@comanda/rules/money/cents'
import { toOwed } from '@comanda/rules/order/order-money'
import type { StaffWriter } from '../call/staff-handler.ts'
import { lockSeenOrder } from '../order/lock-seen-order.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { takeByHand } from '../till/take-by-hand.ts'
import { lockRide } from './lock-ride.ts'

/** Only whoever brings an order takes its money, and cash stays in their pouch until it is handed in (DAY-105). */
export const takeDoorMoney: StaffWriter<typeof row, CollectsMoney> = async (sent, context) => {
  const { orderId, version, by, given, shown } = sent
  const ride = await lockRide(context, orderId)
  if (isRefusal(ride)) return ride
  if (ride.riderId === null || ride.riderId !== context.person?.id) {
    return ride.rider === null ? refusal('illegal-move') : refusal('ride-taken', { by: ride.rider })
  }
  const { storeId } = ride.order
  const owed = toOwed(ride.order)
  if (owed === zero) return refusal('already-paid')
  const order = await lockSeenOrder(context.tx, context, { orderId, version })
  if (isRefusal(order)) return order
  if (owed !== shown) return refusal('price-differs', { total: owed })
  const subject = { kind: 'order', orderId } as const
  const taken = await takeByHand(context, { subject, sale: null, owed, storeId, by, given, into: 'pouch' })
  if (isRefusal(taken)) return taken
  return {
    reply: taken,
    subject: `order:${orderId}`,
    storeId,
    before: null,
    after: { number: order.number, by, taken: owed, given },
    version: order.version + 1,
  }
}
