import type { OrderPlace } from './held-cart.ts'
import { restoreSummary } from './summary.ts'

/** Takes up the order under way (API-003): first what the last page showed, then what the server has. */
export async function restoreOrder(place: OrderPlace): Promise<void> {
  restoreSummary()
  const { order } = await import('./order.ts')
  await order.open(place)
}
