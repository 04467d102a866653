import type { CartId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { ShareWish } from '@comanda/rules/table/split-bill'
import { tabStorage } from '@comanda/screen/storage'

const key = 'share-wish'

/** The share that this diner chose, and what it cost. */
export interface KeptWish {
  readonly cartId: CartId
  readonly wish: ShareWish
  readonly amount: Cents
}

/** What was chosen outlives a visit to the bank, in this tab alone: a declined share can be taken again. */
export function keepWish(kept: KeptWish): void {
  tabStorage.keepValue(key, kept)
}

export function readKeptWish(cartId: CartId): KeptWish | null {
  const kept = tabStorage.readValue(key) as KeptWish | null
  return kept?.cartId === cartId ? kept : null
}

export function forgetWish(): void {
  tabStorage.forget(key)
}
