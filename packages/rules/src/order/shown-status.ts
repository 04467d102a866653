import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { OrderStatus } from './order.ts'

/**
 * A status as it is put into words: what is brought home is on its way and then delivered, and what is eaten at a table
 * is served. Nobody picks it up.
 */
export type ShownStatus = OrderStatus | 'on-its-way' | 'delivered' | 'served'

export function toShownStatus(status: OrderStatus, mode: OrderingMode, isOut = false): ShownStatus {
  if (mode === 'table' && status === 'picked-up') return 'served'
  if (mode !== 'delivery') return status
  if (status === 'ready' && isOut) return 'on-its-way'
  return status === 'picked-up' ? 'delivered' : status
}
