import type { CartId } from '@comanda/rules/ids'
import type { PendingChange } from './held-cart.ts'

const key = 'cart-pending'

interface Kept {
  readonly cartId: CartId
  readonly pending: readonly PendingChange[]
}

/** Every page is a new document: unsent changes must not be lost with this one. */
export function keepPending(cartId: CartId, pending: readonly PendingChange[]): void {
  try {
    if (pending.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ cartId, pending } satisfies Kept))
  } catch {
    // Without storage the changes are still sent from this page.
  }
}

/** What the previous page left unsent for this cart. */
export function readPending(cartId: CartId): readonly PendingChange[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>
    return kept.cartId === cartId && Array.isArray(kept.pending) ? kept.pending : []
  } catch {
    return []
  }
}

export function forgetPending(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage nothing was kept.
  }
}
