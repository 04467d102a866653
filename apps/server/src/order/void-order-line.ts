import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { LineId, OrderId, StaffId } from '@comanda/rules/ids'
import { type Cents, cents } from '@comanda/rules/money/cents'
import { toOrderPayment } from '@comanda/rules/order/order-money'
import type { VoidReason } from '@comanda/rules/order/reject-reason'
import { checkVoid, isSoldDish, priceVoid } from '@comanda/rules/order/void-line'
import type { Instant } from '@comanda/rules/time/calendar'
import { tellFloor } from '../cart/table-cart.ts'
import { returnUnits } from '../catalogue/count-units.ts'
import { returnPoints } from '../customer/reserve-points.ts'
import type { Tx } from '../database/database.ts'
import { voidDish } from '../kitchen/void-ticket.ts'
import { lockSeenOrder } from './lock-seen-order.ts'
import { listOrderLines, type StoredOrder, type StoredOrderLine } from './order.repository.ts'
import { listVoids, saveVoid } from './order-void.repository.ts'
import { publishOrder } from './publish-order.ts'

export interface VoidableLine {
  /** As it is before. */
  readonly order: StoredOrder
  readonly line: StoredOrderLine
  /** The sum that its diner need not pay, or gets back. */
  readonly amount: Cents
  /** The points that go back to the receipt that paid for a part of it. */
  readonly points: number
}

/** A dish of a placed order that may still leave it, and its worth. The order is locked; nothing is written. */
export async function lockVoidableLine(
  tx: Tx,
  reach: Parameters<typeof lockSeenOrder>[1],
  asked: { readonly orderId: OrderId; readonly lineId: LineId; readonly version: number },
): Promise<VoidableLine | Refusal> {
  const order = await lockSeenOrder(tx, reach, asked)
  if (isRefusal(order)) return order
  const lines = await listOrderLines(tx, order)
  const dishes = lines.filter(isSoldDish)
  const voids = await listVoids(tx, order)
  const line = dishes.find(({ id }) => id === asked.lineId)
  if (line === undefined) return refusal('line-not-found')
  if (voids.some((one) => one.lineId === line.id)) return refusal('already-there', { by: '' })
  const verdict = checkVoid({ status: order.status, wanted: dishes.length - voids.length })
  if (!verdict.allowed) return refusal(verdict.code)
  const { money: amount, points } = priceVoid(line, { lines, parts: order.parts })
  return { order, line, amount, points }
}

interface LineVoid {
  readonly reason: VoidReason
  readonly staffId: StaffId | null
  /** The part of its money that the caller has asked back. */
  readonly back: Cents
  readonly now: Instant
}

/**
 * A placed order is never edited: a dish that leaves it is voided (DAY-100), the points that paid for it go back, and
 * what nobody had begun to cook can be sold again.
 */
export async function voidOrderLine(
  tx: Tx,
  { order, line, amount, points }: VoidableLine,
  { reason, staffId, back, now }: LineVoid,
): Promise<void> {
  const { siteId, cartId } = order
  const { id: lineId } = line
  const money = { voided: cents(order.voided + amount), voidedBack: cents(order.voidedBack + back) }
  await saveVoid(tx, order, {
    ...money,
    paymentState: toOrderPayment({ ...order, ...money }),
    line: { lineId, units: line.quantity, amount, points, reason, staffId, at: now },
  })
  await returnPoints(tx, { siteId, cartId, now, points })
  await returnUnits(tx, { siteId, cartId }, await voidDish(tx, { siteId, cartId, lineId }, now))
  await publishOrder(tx, order, 'order-moved')
  // Whoever collects at the table sees what is owed now.
  if (order.setup.mode === 'table') await tellFloor(tx, siteId, { ...order, version: order.version + 1 })
}
