import type { leaveOwing as row } from '@comanda/contract/calls/staff/till'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { zero } from '@comanda/rules/money/cents'
import { findOwedAtHandOver } from '@comanda/rules/order/hand-over'
import { checkOrderMove } from '@comanda/rules/order/move-order'
import type { StaffWriter } from '../call/staff-handler.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { handOver } from './bring-order.ts'
import { endCooking } from './end-cooking.ts'
import { lockSeenOrder, refuseMove } from './lock-seen-order.ts'
import { saveDebt } from './order-debt.repository.ts'
import { readBoardOrder } from './read-board-order.ts'

/** Somebody lets an order go before it is paid, and answers for it by name. */
export const leaveOwing: StaffWriter<typeof row, KeepsVenues> = async ({ orderId, version, reason }, context) => {
  const { tx, person, approvedBy, now } = context
  const allowedBy = approvedBy ?? person?.id
  if (person === null || allowedBy === undefined) return refusal('staff-only')
  const order = await lockSeenOrder(tx, context, { orderId, version })
  if (isRefusal(order)) return order
  const owed = findOwedAtHandOver(order)
  if (owed === zero) return refusal('already-paid')
  const verdict = checkOrderMove(order, 'picked-up')
  if (!verdict.allowed) return refuseMove(verdict)
  const unseen = await endCooking(context, order, 'picked-up')
  if (unseen !== undefined) return unseen
  await saveDebt(tx, order, { reason, allowedBy, at: now })
  await handOver(tx, order, { staffId: person.id, now })
  return {
    reply: await readBoardOrder(tx, context, orderId),
    subject: `order:${orderId}`,
    storeId: order.storeId,
    before: { status: order.status },
    after: { number: order.number, status: 'picked-up', owed, reason },
    version: order.version + 1,
  }
}
