import type { moveOrder as row } from '@comanda/contract/calls/staff/orders'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { zero } from '@comanda/rules/money/cents'
import { findOwedAtHandOver } from '@comanda/rules/order/hand-over'
import { checkOrderMove } from '@comanda/rules/order/move-order'
import type { StaffWriter } from '../call/staff-handler.ts'
import { recallDishes } from '../kitchen/move-order-dishes.ts'
import { releaseTicket } from '../kitchen/release-ticket.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { removeRide } from './dispatch.repository.ts'
import { endCooking } from './end-cooking.ts'
import { lockSeenOrder, refuseMove } from './lock-seen-order.ts'
import { saveOrderMove } from './order-changes.repository.ts'
import { publishOrder } from './publish-order.ts'
import { readBoardOrder } from './read-board-order.ts'

/**
 * The kitchen begins when somebody accepts, its dishes follow what the counter says, and the diner is told at every
 * step.
 */
export const moveOrder: StaffWriter<typeof row, KeepsVenues> = async ({ orderId, to, version }, context) => {
  const { tx, siteId, person, now } = context
  const order = await lockSeenOrder(tx, context, { orderId, version })
  if (isRefusal(order)) return order
  const verdict = checkOrderMove(order, to)
  if (!verdict.allowed) return refuseMove(verdict)
  const owed = findOwedAtHandOver(order)
  if (to === 'picked-up' && owed > zero) return refusal('order-unpaid', { owed })
  if (to === 'ready' || to === 'picked-up') {
    const unseen = await endCooking(context, order, to)
    if (unseen !== undefined) return unseen
  }
  if (to === 'preparing') await recallDishes(context, order.cartId)
  await saveOrderMove(tx, order, { to, staffId: person?.id ?? null, at: now })
  if (to === 'preparing') await removeRide(tx, order)
  if (order.status === 'on-hold') await releaseTicket(tx, { siteId, orderId }, now)
  await publishOrder(tx, order, 'order-moved')
  return {
    reply: await readBoardOrder(tx, context, orderId),
    subject: `order:${orderId}`,
    storeId: order.storeId,
    before: { status: order.status },
    after: { number: order.number, status: to },
    version: order.version + 1,
  }
}
