import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { restoreSummary } from './summary.ts'

/** Loads the order under way (API-003): first what the last page showed, then what the server has. */
export async function restoreOrder(modes: readonly OrderingMode[]): Promise<void> {
  restoreSummary()
  const { order } = await import('./order.ts')
  await order.open(modes)
}
