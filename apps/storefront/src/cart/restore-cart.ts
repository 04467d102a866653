import { setCart } from '../state/cart.ts'
import type { OrderPlace } from './held-cart.ts'
import { readSummary } from './kept-summary.ts'

/** Takes up the order under way (API-003): first what the last page showed, then what the server has. */
export async function restoreCart(place: OrderPlace): Promise<void> {
  const kept = readSummary()
  if (kept !== null) setCart(kept)
  const { openCart } = await import('./cart-keeper.ts')
  await openCart(place)
}
