import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { LineId, OrderId, StaffId } from '@comanda/rules/ids'
import { type Cents, cents } from '@comanda/rules/money/cents'
import { toOrderPayment } from '@comanda/rules/order/order-money'
import { checkDishRefund, priceUnits, type RefundReason } from '@comanda/rules/order/refund-dish'
import { isSoldDish, priceVoid } from '@comanda/rules/order/void-line'
import type { Instant } from '@comanda/rules/time/calendar'
import { returnPoints } from '../customer/reserve-points.ts'
import type { Tx } from '../database/database.ts'
import { lockSeenOrder } from './lock-seen-order.ts'
import { listOrderLines } from './order.repository.ts'
import { listVoids, saveVoid } from './order-void.repository.ts'
import { publishOrder } from './publish-order.ts'
import type { VoidableLine } from './void-order-line.ts'

interface DeliveredUnits extends VoidableLine {
  readonly units: number
}

/** Units of a dish that was handed over, and their worth. The order is locked; nothing is written. */
export async function lockDeliveredDish(
  tx: Tx,
  reach: Parameters<typeof lockSeenOrder>[1],
  asked: { readonly orderId: OrderId; readonly lineId: LineId; readonly units: number; readonly version: number },
): Promise<DeliveredUnits | Refusal> {
  const order = await lockSeenOrder(tx, reach, asked)
  if (isRefusal(order)) return order
  const { lineId, units } = asked
  const lines = await listOrderLines(tx, order)
  const line = lines.filter(isSoldDish).find(({ id }) => id === lineId)
  if (line === undefined) return refusal('line-not-found')
  const { status } = order
  const { quantity } = line
  const unitsBack = (await listVoids(tx, order)).find((one) => one.lineId === lineId)?.units ?? 0
  const verdict = checkDishRefund({ status, quantity, unitsBack }, units)
  if (!verdict.allowed) return refusal(verdict.code)
  const worth = priceVoid(line, { lines, parts: order.parts })
  const { money: amount, points } = priceUnits(worth, { quantity, unitsBack }, units)
  return { order, line, units, amount, points }
}

interface DishRefund {
  readonly reason: RefundReason
  readonly staffId: StaffId | null
  /** The part of its money that the caller has asked back. */
  readonly back: Cents
  readonly now: Instant
}

/** Written beside what was sold, which stays; the kitchen is done with it, and nothing of it can be sold again. */
export async function saveDishRefund(
  tx: Tx,
  { order, line, units, amount, points }: DeliveredUnits,
  { reason, staffId, back, now }: DishRefund,
): Promise<void> {
  const { siteId, cartId } = order
  const money = { voided: cents(order.voided + amount), voidedBack: cents(order.voidedBack + back) }
  await saveVoid(tx, order, {
    ...money,
    paymentState: toOrderPayment({ ...order, ...money }),
    line: { lineId: line.id, units, amount, points, reason, staffId, at: now },
  })
  await returnPoints(tx, { siteId, cartId, now, points })
  await publishOrder(tx, order, 'order-paid')
}
