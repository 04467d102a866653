import type { freeTable as row } from '@comanda/contract/calls/staff/floor'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { zero } from '@comanda/rules/money/cents'
import { toOwed } from '@comanda/rules/order/order-money'
import type { StaffWriter } from '../call/staff-handler.ts'
import type { KeepsOffers } from '../cart/read-offer.ts'
import { freeTableOrder } from '../order/free-table-order.ts'
import { lockSeenOrder } from '../order/lock-seen-order.ts'
import { readFloorTable } from './change-floor-table.ts'

/** The guests of a table that paid have left (DAY-202). */
export const freeTable: StaffWriter<typeof row, KeepsOffers> = async ({ orderId, version }, context) => {
  const { tx, person, now } = context
  const order = await lockSeenOrder(tx, context, { orderId, version })
  if (isRefusal(order)) return order
  if (order.setup.mode !== 'table') return refusal('table-not-found')
  const owed = toOwed(order)
  if (owed > zero) return refusal('bill-open', { owed })
  await freeTableOrder(tx, order, { staffId: person?.id ?? null, now })
  return {
    reply: await readFloorTable(context, order.setup),
    subject: `order:${orderId}`,
    storeId: order.storeId,
    before: { status: order.status },
    after: { number: order.number, status: 'picked-up' },
    version: order.version + 1,
  }
}
