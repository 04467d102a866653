import type { LiveTopic } from '@comanda/contract/live'
import type { Cart } from '@comanda/rules/cart/cart'
import type { CartId } from '@comanda/rules/ids'
import type { followTopics } from '../state/follow-topics.ts'

/** A shared table hears what its other phones do, and what waiter and kitchen say (TABLE-005). */
const tableTopics: readonly LiveTopic[] = ['carts', 'desserts', 'buffet', 'phones', 'status']
const ownTopics: readonly LiveTopic[] = ['carts']

export interface CartEars {
  readonly follow: typeof followTopics
  /** Reports that the cart has this version now. */
  readonly hear: (topic: LiveTopic, version: number) => void
  /** The connection was down for a while: anything may have happened to a shared cart. */
  readonly lookAgain: () => void
  /** The cart is closed, or no longer this visitor's. */
  readonly over: () => void
}

/** Hears what other devices do with this cart; one cart at a time, and none after null. */
export function createCartFollower({ follow, hear, lookAgain, over }: CartEars) {
  let followed: { readonly cartId: CartId; readonly stop: () => void } | undefined
  return (cart: Pick<Cart, 'id' | 'setup'> | null): void => {
    if (cart?.id === followed?.cartId) return
    followed?.stop()
    followed = undefined
    if (cart === null) return
    const isTable = cart.setup.mode === 'table'
    const stop = follow({
      topics: isTable ? tableTopics : ownTopics,
      cart: cart.id,
      hear: ({ topic, message }) => {
        if (message.kind === 'cart-closed') over()
        else if ('version' in message) hear(topic, message.version)
      },
      ...(isTable && { lookAgain }),
      gone: over,
    })
    followed = { cartId: cart.id, stop }
  }
}
