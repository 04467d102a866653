import type { OrderSummary } from '@comanda/contract/entities/placed-order'
import { defaultTimeZone } from '@comanda/rules/time/store-moment'
import type { Store } from '@comanda/rules/venue/store'
import type { OrderRow } from './order-history.repository.ts'

export function toOrderHead(row: OrderRow, stores: readonly Store[]): Omit<OrderSummary, 'pieces' | 'names'> {
  const { id, number, total, status, paymentState, placedAt } = row
  // A store that was closed for good keeps its orders, without a name.
  const store = stores.find((one) => one.id === row.storeId)
  const place = { storeName: store?.name ?? '', timeZone: store?.timeZone ?? defaultTimeZone }
  return { id, number, total, status, paymentState, placedAt, ...place, mode: row.setup.mode }
}
