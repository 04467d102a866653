import type { CartId } from '@comanda/rules/ids'
import { tabStorage } from '@comanda/screen/storage'
import type { PendingChange } from './held-cart.ts'

const key = 'cart-pending'

interface Kept {
  readonly cartId: CartId
  readonly pending: readonly PendingChange[]
}

/** Every page is a new document: unsent changes must not be lost with this one. */
export function keepPending(cartId: CartId, pending: readonly PendingChange[]): void {
  if (pending.length === 0) tabStorage.forget(key)
  else tabStorage.keepValue(key, { cartId, pending } satisfies Kept)
}

/** The changes that the previous page left unsent for this cart. */
export function readPending(cartId: CartId): readonly PendingChange[] {
  const kept = tabStorage.readValue(key) as Partial<Kept> | null
  return kept?.cartId === cartId && Array.isArray(kept.pending) ? kept.pending : []
}

export function forgetPending(): void {
  tabStorage.forget(key)
}
