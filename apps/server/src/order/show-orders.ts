import type { showOrders as row } from '@comanda/contract/calls/staff/orders'
import type { StaffReader } from '../call/staff-handler.ts'
import { readPaperState } from '../printing/read-paper-state.ts'
import { findRush } from '../venue/find-rush.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { isReadyAsked, listOpenOrders } from './order-board.repository.ts'
import { listDebts } from './order-debt.repository.ts'
import { toBoardOrder } from './to-board-order.ts'

export const showOrders: StaffReader<typeof row, KeepsVenues> = async ({ storeId }, context) => {
  const { database, siteId, now, house } = context
  const venues = await house.venues.get(siteId)
  const { silentPrinters, offPaper } = await readPaperState(database, { siteId, storeId, now })
  const orders = (await listOpenOrders(database, siteId, storeId)).map((one) =>
    toBoardOrder(one, { stores: venues.stores, offPaper }),
  )
  return {
    silentPrinters,
    asksReady: await isReadyAsked(database, siteId, storeId),
    rush: (await findRush(database, { siteId, storeId }, now)) ?? null,
    debts: (await listDebts(database, { siteId, storeId })).length,
    orders: orders.sort((one, other) => one.dueAt - other.dueAt || one.number - other.number),
  }
}
