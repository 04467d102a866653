import type { CartId } from '@comanda/rules/ids'
import { tabShelf } from '../state/shelf.ts'
import type { CheckoutForm } from './checkout-form.ts'

const key = 'checkout-form'

interface Kept {
  readonly cartId: CartId
  readonly form: CheckoutForm
}

/** What was typed outlives a reload and a visit to the bank, in this tab alone. A card is typed at the bank, not here. */
export function keepForm(cartId: CartId, form: CheckoutForm): void {
  tabShelf.keepValue(key, { cartId, form } satisfies Kept)
}

export function readKeptForm(cartId: CartId): Partial<CheckoutForm> {
  const kept = tabShelf.readValue(key) as Partial<Kept> | null
  return kept?.cartId === cartId ? (kept.form ?? {}) : {}
}

export function forgetForm(): void {
  tabShelf.forget(key)
}
