import type { voidLine as row } from '@comanda/contract/calls/staff/orders'
import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import type { Cents } from '@comanda/rules/money/cents'
import { refundVoid } from '@comanda/rules/order/refund-void'
import type { Instant } from '@comanda/rules/time/calendar'
import type { StaffWriter } from '../call/staff-handler.ts'
import type { Tx } from '../database/database.ts'
import { readBoardOrder } from '../order/read-board-order.ts'
import { tellTakenOut } from '../order/tell-taken-out.ts'
import { lockVoidableLine, type VoidableLine, voidOrderLine } from '../order/void-order-line.ts'
import { askOrderRefund } from '../payment/ask-refund.ts'
import { listDishPayers } from '../table/list-dish-payers.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'

/** The bank is not asked here: the sweep sends the refund. Whoever has not paid yet pays so much less. */
export const voidLine: StaffWriter<typeof row, KeepsVenues> = async (asked, context) => {
  const { tx, person, now } = context
  const { orderId, lineId, reason, handedBack } = asked
  const leaving = await lockVoidableLine(tx, context, asked)
  if (isRefusal(leaving)) return leaving
  const { order, line, amount, points } = leaving
  const back = await askBack(tx, leaving, { now, handedBack })
  if (isRefusal(back)) return back
  await voidOrderLine(tx, leaving, { reason, staffId: person?.id ?? null, back, now })
  await tellTakenOut(tx, order, { lineId, dish: line.name, reason, back })
  const money = { voided: order.voided + amount, back, ...(handedBack !== undefined && { handedBack }) }
  return {
    reply: await readBoardOrder(tx, context, orderId),
    subject: `order:${orderId}`,
    storeId: order.storeId,
    before: { voided: order.voided },
    after: { number: order.number, lineId, dish: line.name, reason, ...money, points },
    version: order.version + 1,
  }
}

/** Asks back the money that was paid for a dish, from whoever paid; refused before anything is written. */
async function askBack(
  tx: Tx,
  { order, line, amount }: VoidableLine,
  { now, handedBack }: { readonly now: Instant; readonly handedBack: Cents | undefined },
): Promise<Cents | Refusal> {
  const { siteId, id: orderId, cartId, cartVersion } = order
  const payers = await listDishPayers(tx, { siteId, cartId, cartVersion, lineId: line.id })
  const { back, first } = refundVoid(order, { amount, price: line.total, payers })
  const paidFor = { orderId, cartId, cartVersion }
  return askOrderRefund(tx, { siteId, paidFor, amount: back, first, reason: 'dish-taken-out', handedBack, at: now })
}
