import type { Language } from '@comanda/i18n/languages'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { setCart } from '../state/cart.ts'
import { readSummary } from './kept-summary.ts'

export interface OrderPlace {
  readonly language: Language
  readonly modes: readonly OrderingMode[]
}

/** Takes up the order under way (API-003): first what the last page showed, then what the server has. */
export async function restoreCart(place: OrderPlace): Promise<void> {
  const kept = readSummary()
  if (kept !== null) setCart(kept)
  const { openCart } = await import('./cart-keeper.ts')
  await openCart(place)
}
