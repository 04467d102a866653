import type { Language } from '@comanda/i18n/languages'
import type { CartId } from '@comanda/rules/ids'

/** Answers how to stop. */
type FollowTable = (cartId: CartId, language: Language) => Promise<() => void>

let follow: FollowTable = async () => () => {}

/** The table stands above the cart, so it says itself how its carts are followed. */
export function followTablesBy(by: FollowTable): void {
  follow = by
}

export const followTableCart: FollowTable = (cartId, language) => follow(cartId, language)
