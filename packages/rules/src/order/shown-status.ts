import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { OrderStatus } from './order.ts'

/** A status as it is put into words: what is brought home is on its way and then delivered, nobody picks it up. */
export type ShownStatus = OrderStatus | 'on-its-way' | 'delivered'

export function toShownStatus(status: OrderStatus, mode: OrderingMode, isOut = false): ShownStatus {
  if (mode !== 'delivery') return status
  if (status === 'ready' && isOut) return 'on-its-way'
  return status === 'picked-up' ? 'delivered' : status
}
