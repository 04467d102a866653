import type { refundDish as row } from '@comanda/contract/calls/staff/history'
import { isRefusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { readBoardOrder } from '../order/read-board-order.ts'
import { lockDeliveredDish, saveDishRefund } from '../order/refund-dish.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { askDishMoney } from './ask-dish-money.ts'

/**
 * A dish was missing, wrong or bad: its money goes back after the order was handed over (DAY-207). The bank is asked by
 * the sweep, and the diner hears of it when the money has left.
 */
export const refundDish: StaffWriter<typeof row, KeepsVenues> = async (asked, context) => {
  const { tx, person, now } = context
  const { orderId, lineId, units, reason, handedBack } = asked
  const leaving = await lockDeliveredDish(tx, context, asked)
  if (isRefusal(leaving)) return leaving
  const { order, line, amount, points } = leaving
  const back = await askDishMoney(tx, leaving, { now, handedBack })
  if (isRefusal(back)) return back
  await saveDishRefund(tx, leaving, { reason, staffId: person?.id ?? null, back, now })
  const money = { voided: order.voided + amount, back, ...(handedBack !== undefined && { handedBack }) }
  return {
    reply: await readBoardOrder(tx, context, orderId),
    subject: `order:${orderId}`,
    storeId: order.storeId,
    before: { voided: order.voided },
    after: { number: order.number, lineId, dish: line.name, unitsBack: units, reason, ...money, points },
    version: order.version + 1,
  }
}
