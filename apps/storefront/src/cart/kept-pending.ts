import type { CartId } from '@comanda/rules/ids'
import type { PendingChange } from './held-cart.ts'

const key = 'cart-pending'

interface Kept {
  readonly cartId: CartId
  readonly pending: readonly PendingChange[]
}

/** Another page is another document: what is still on its way must not be lost with this one. */
export function keepPending(cartId: CartId, pending: readonly PendingChange[]): void {
  try {
    if (pending.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ cartId, pending } satisfies Kept))
  } catch {
    // A browser that keeps nothing still sends from this page.
  }
}

/** What the page before left unsent for this cart. */
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
    // Nothing is kept where nothing can be.
  }
}
