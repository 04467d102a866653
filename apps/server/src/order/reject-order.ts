import type { rejectOrder as row } from '@comanda/contract/calls/staff/orders'
import { isRefusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { endOrder } from './end-order.ts'
import { readBoardOrder } from './read-board-order.ts'

/** The bank is not asked here: the sweep sends the refund, so a silent bank keeps nobody waiting. */
export const rejectOrder: StaffWriter<typeof row, KeepsVenues> = async (asked, context) => {
  const { tx, siteId, stores, person, now } = context
  const { orderId, reason, handedBack } = asked
  const ended = await endOrder(tx, { ...asked, siteId, stores, staffId: person?.id ?? null, now })
  if (isRefusal(ended)) return ended
  const { order, back } = ended
  return {
    reply: await readBoardOrder(tx, context, orderId),
    subject: `order:${orderId}`,
    storeId: order.storeId,
    before: { status: order.status },
    after: { number: order.number, status: 'cancelled', reason, back, ...(handedBack !== undefined && { handedBack }) },
    version: order.version + 1,
  }
}
