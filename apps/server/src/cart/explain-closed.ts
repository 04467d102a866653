import type { RefusalCode } from '@comanda/contract/refusal-codes'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { StoredCart } from './stored-cart.ts'

/** The guests of this table have left: a phone that still shows it has to scan the code again (CART-038, faults 26). */
export function explainClosed(cart: StoredCart, code: RefusalCode): Refusal {
  const isLeft = cart.setup.mode === 'table' && (cart.state === 'closed' || cart.state === 'abandoned')
  return refusal(code === 'cart-not-open' && isLeft ? 'code-to-read-again' : code)
}
