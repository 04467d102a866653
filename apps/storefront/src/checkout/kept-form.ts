import type { CartId } from '@comanda/rules/ids'
import type { CheckoutForm } from './checkout-form.ts'

const key = 'checkout-form'

interface Kept {
  readonly cartId: CartId
  readonly form: CheckoutForm
}

/** What was typed outlives a reload and a visit to the bank, in this tab alone. A card is typed at the bank, not here. */
export function keepForm(cartId: CartId, form: CheckoutForm): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ cartId, form } satisfies Kept))
  } catch {
    // A browser that keeps nothing asks again after a reload.
  }
}

export function readKeptForm(cartId: CartId): Partial<CheckoutForm> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>
    return kept.cartId === cartId && kept.form !== undefined ? kept.form : {}
  } catch {
    return {}
  }
}

export function forgetForm(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept where nothing can be.
  }
}
