import type { OrderId, SiteId, StoreId } from '@comanda/rules/ids'
import { type Cents, zero } from '@comanda/rules/money/cents'
import { toOwed } from '@comanda/rules/order/order-money'
import type { IsoDate } from '@comanda/rules/time/calendar'
import type { Reader } from '../database/database.ts'
import { listUnpaidOrders } from './order-board.repository.ts'

export interface TableDebt {
  readonly orderId: OrderId
  readonly number: number
  readonly version: number
  readonly owed: Cents
  readonly setup: { readonly resourceId: number | null; readonly position: number | null }
}

/** The sums that the tables of a store ordered for in a business day and said they would pay the waiter. */
export async function listTableDebts(
  db: Reader,
  place: { readonly siteId: SiteId; readonly storeId: StoreId; readonly day: IsoDate },
): Promise<TableDebt[]> {
  const orders = await listUnpaidOrders(db, place)
  return orders.flatMap((order) => {
    const { id, number, version, setup } = order
    const owed = toOwed(order)
    return setup.mode === 'table' && owed > zero ? [{ orderId: id, number, version, owed, setup }] : []
  })
}
