import type { OrderId, SiteId, StoreId } from '@comanda/rules/ids'
import { type Cents, cents } from '@comanda/rules/money/cents'
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

/** What the tables of a store ordered in a business day and said they would pay the waiter. */
export async function listTableDebts(
  db: Reader,
  place: { readonly siteId: SiteId; readonly storeId: StoreId; readonly day: IsoDate },
): Promise<TableDebt[]> {
  const orders = await listUnpaidOrders(db, place)
  return orders.flatMap(({ id, number, version, total, paid, setup }) =>
    setup.mode === 'table' && paid < total ? [{ orderId: id, number, version, owed: cents(total - paid), setup }] : [],
  )
}
