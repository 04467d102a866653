import type { voidLine as row } from '@comanda/contract/calls/staff/orders'
import { isRefusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { readBoardOrder } from '../order/read-board-order.ts'
import { tellTakenOut } from '../order/tell-taken-out.ts'
import { lockVoidableLine, voidOrderLine } from '../order/void-order-line.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { askDishMoney } from './ask-dish-money.ts'

/** The bank is not asked here: the sweep sends the refund. Whoever has not paid yet pays so much less. */
export const voidLine: StaffWriter<typeof row, KeepsVenues> = async (asked, context) => {
  const { tx, person, now } = context
  const { orderId, lineId, reason, handedBack } = asked
  const leaving = await lockVoidableLine(tx, context, asked)
  if (isRefusal(leaving)) return leaving
  const { order, line, amount, points } = leaving
  const back = await askDishMoney(tx, leaving, { now, handedBack })
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
