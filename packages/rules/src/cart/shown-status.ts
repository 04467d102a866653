import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { OrderStatus } from './order.ts'

/** A status as it is put into words: what was brought home was delivered, nobody picked it up. */
export type ShownStatus = OrderStatus | 'delivered'

export function toShownStatus(status: OrderStatus, mode: OrderingMode): ShownStatus {
  return status === 'picked-up' && mode === 'delivery' ? 'delivered' : status
}
