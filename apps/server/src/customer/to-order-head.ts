import type { OrderSummary } from '@comanda/contract/entities/placed-order'
import type { Store } from '@comanda/rules/venue/store'
import type { OrderRow } from './order-history.repository.ts'

export function toOrderHead(row: OrderRow, stores: readonly Store[]): Omit<OrderSummary, 'pieces' | 'names'> {
  const { id, number, total, status, paymentState, placedAt } = row
  // A store that was closed down for good keeps its orders, without a name.
  const storeName = stores.find((store) => store.id === row.storeId)?.name ?? ''
  return { id, number, total, status, paymentState, placedAt, storeName, mode: row.setup.mode }
}
