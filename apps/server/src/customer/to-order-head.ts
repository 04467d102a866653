import type { OrderSummary } from '@comanda/contract/entities/placed-order'
import { cents } from '@comanda/rules/money/cents'
import { defaultTimeZone } from '@comanda/rules/time/store-moment'
import type { Store } from '@comanda/rules/venue/store'
import type { OrderRow } from './order-history.repository.ts'

export function toOrderHead(row: OrderRow, stores: readonly Store[]): Omit<OrderSummary, 'pieces' | 'names'> {
  const { id, number, status, paymentState, placedAt } = row
  // Nobody pays for what was taken out of it.
  const total = cents(row.total - row.voided)
  // A store that was closed for good keeps its orders, without a name.
  const store = stores.find((one) => one.id === row.storeId)
  const place = { storeName: store?.name ?? '', timeZone: store?.timeZone ?? defaultTimeZone }
  return { id, number, total, status, paymentState, placedAt, ...place, mode: row.setup.mode }
}
