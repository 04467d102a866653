import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { LineId, OrderId, SiteId, StaffId } from '@comanda/rules/ids'
import { type Cents, cents } from '@comanda/rules/money/cents'
import { toOrderPayment } from '@comanda/rules/order/order-money'
import type { VoidReason } from '@comanda/rules/order/reject-reason'
import { checkVoid, isSoldDish, priceVoid } from '@comanda/rules/order/void-line'
import type { StoresInReach } from '@comanda/rules/team/check-access'
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

export interface LineVoid {
  readonly siteId: SiteId
  readonly stores: StoresInReach
  readonly orderId: OrderId
  readonly lineId: LineId
  /** As whoever voids it saw the order. */
  readonly version: number
  readonly reason: VoidReason
  readonly staffId: StaffId | null
  readonly now: Instant
}

export interface VoidedLine {
  /** As it was before. */
  readonly order: StoredOrder
  readonly line: StoredOrderLine
  /** The sum that its diner need not pay, or gets back. */
  readonly amount: Cents
  /** The points that went back to the receipt that paid for a part of it. */
  readonly points: number
}

/** Asks for the refund of what was paid for it; answers how much goes back, or refuses before anything is written. */
export type GiveBack = (voided: VoidedLine) => Promise<Cents | Refusal>

/**
 * A placed order is never edited: a dish that leaves it is voided (DAY-100), the points that paid for it go back, and
 * what nobody had begun to cook can be sold again. The payment slice knows its money and lies above, so it is handed in.
 */
export async function voidOrderLine(
  tx: Tx,
  asked: LineVoid,
  giveBack: GiveBack,
): Promise<(VoidedLine & { readonly back: Cents }) | Refusal> {
  const { siteId, lineId, reason, staffId, now } = asked
  const order = await lockSeenOrder(tx, asked, asked)
  if (isRefusal(order)) return order
  const lines = await listOrderLines(tx, order)
  const dishes = lines.filter(isSoldDish)
  const voids = await listVoids(tx, order)
  const line = dishes.find(({ id }) => id === lineId)
  if (line === undefined) return refusal('line-not-found')
  if (voids.some((one) => one.lineId === lineId)) return refusal('already-there', { by: '' })
  const verdict = checkVoid({ status: order.status, wanted: dishes.length - voids.length })
  if (!verdict.allowed) return refusal(verdict.code)
  const { money: amount, points } = priceVoid(line, { lines, parts: order.parts })
  const back = await giveBack({ order, line, amount, points })
  if (isRefusal(back)) return back
  const money = { voided: cents(order.voided + amount), voidedBack: cents(order.voidedBack + back) }
  await saveVoid(tx, order, {
    ...money,
    paymentState: toOrderPayment({ ...order, ...money }),
    line: { lineId, amount, points, reason, staffId, at: now },
  })
  const { cartId } = order
  await returnPoints(tx, { siteId, cartId, now, points })
  await returnUnits(tx, { siteId, cartId }, await voidDish(tx, { siteId, cartId, lineId }, now))
  await publishOrder(tx, order, 'order-moved')
  // Whoever collects at the table sees what is owed now.
  if (order.setup.mode === 'table') await tellFloor(tx, siteId, { ...order, version: order.version + 1 })
  return { order, line, amount, points, back }
}
