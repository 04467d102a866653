import type { showDebts as row } from '@comanda/contract/calls/staff/till'
import { toOwed } from '@comanda/rules/order/order-money'
import type { StaffReader } from '../call/staff-handler.ts'
import { listDebts } from './order-debt.repository.ts'

export const showDebts: StaffReader<typeof row> = async ({ storeId }, { database, siteId }) => {
  return (await listDebts(database, { siteId, storeId })).map(({ order, reason, at, allowedBy }) => ({
    orderId: order.id,
    number: order.number,
    name: order.contactName,
    phone: order.contactPhone,
    owed: toOwed(order),
    reason,
    allowedBy,
    since: at,
    version: order.version,
  }))
}
