import type { CartId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { ShareWish } from '@comanda/rules/table/split-bill'

const key = 'share-wish'

/** The share that this diner chose, and what it cost. */
export interface KeptWish {
  readonly cartId: CartId
  readonly wish: ShareWish
  readonly amount: Cents
}

/** What was chosen outlives a visit to the bank, in this tab alone: a declined share can be taken again. */
export function keepWish(kept: KeptWish): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing lets the diner choose again.
  }
}

export function readKeptWish(cartId: CartId): KeptWish | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptWish | null
    return kept?.cartId === cartId ? kept : null
  } catch {
    return null
  }
}

export function forgetWish(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept where nothing can be.
  }
}
