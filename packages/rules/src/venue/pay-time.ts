import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { OrderingSettings } from './store.ts'

export type PayTime = 'now' | 'end'

/** Only a table may pay at the end, unless its venue asks for payment with the order (OPEN-066). */
export function choosePayTime(mode: OrderingMode, ordering: Pick<OrderingSettings, 'payWhenOrdering'>): PayTime {
  return mode === 'table' && !ordering.payWhenOrdering ? 'end' : 'now'
}
