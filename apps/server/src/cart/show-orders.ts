import type { showOrders as row } from '@comanda/contract/calls/staff/orders'
import { refusal } from '@comanda/contract/refusals'
import { isInReach } from '@comanda/rules/staff/check-access'
import type { StaffReader } from '../call/staff-handler.ts'
import { listOpenOrders } from './order-board.repository.ts'
import { toBoardOrder } from './to-board-order.ts'

export const showOrders: StaffReader<typeof row> = async ({ storeId }, { database, siteId, stores, now }) => {
  if (!isInReach(stores, storeId)) return refusal('store-not-found')
  const orders = (await listOpenOrders(database, siteId, storeId)).map(toBoardOrder)
  return { now, orders: orders.sort((one, other) => one.dueAt - other.dueAt || one.number - other.number) }
}
