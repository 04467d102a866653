import type { CartId } from '@comanda/rules/ids'
import type { PastLine } from '@comanda/rules/order/plan-repeat'
import { tabStorage } from '@comanda/screen/storage'
import type { CheckoutForm } from './checkout-form.ts'

const key = 'checkout-form'

interface Kept {
  readonly cartId: CartId
  readonly form: CheckoutForm
  /** The basket, so that it can be ordered again once it is placed. */
  readonly lines: readonly PastLine[]
}

/** What was typed outlives a reload and a visit to the bank, in this tab alone. A card is typed at the bank, not here. */
export function keepForm(cartId: CartId, form: CheckoutForm, lines: readonly PastLine[]): void {
  tabStorage.keepValue(key, { cartId, form, lines } satisfies Kept)
}

export function readKeptForm(cartId: CartId): Partial<CheckoutForm> {
  return readKept(cartId)?.form ?? {}
}

/** The whole form and the lines of an order that was sent from this tab. */
export function readSent(cartId: CartId): Pick<Kept, 'form' | 'lines'> | null {
  const { form, lines } = readKept(cartId) ?? {}
  return form === undefined || lines === undefined ? null : { form, lines }
}

function readKept(cartId: CartId): Partial<Kept> | null {
  const kept = tabStorage.readValue(key) as Partial<Kept> | null
  return kept?.cartId === cartId ? kept : null
}

export function forgetForm(): void {
  tabStorage.forget(key)
}
