import type { Cart } from '@comanda/rules/cart/cart'
import type { CartId } from '@comanda/rules/ids'
import { followTopics } from '../state/follow-topics.ts'
import { readCartNews } from './read-cart-news.ts'

interface CartEars {
  /** The cart has this version now. */
  readonly hear: (version: number) => void
  /** A table is shared: all that its other phones do is heard; its code comes when it is needed. */
  readonly followTable: (cartId: CartId) => Promise<() => void>
}

/** Hears of what other devices do with this cart; one cart at a time. */
export function createCartFollower({ hear, followTable }: CartEars) {
  let followed: { readonly cartId: CartId; stop: () => void } | undefined
  return (cart: Pick<Cart, 'id' | 'setup'> | null): void => {
    if (cart?.id === followed?.cartId) return
    followed?.stop()
    followed = undefined
    if (cart === null) return
    const following = { cartId: cart.id, stop: () => {} }
    followed = following
    if (cart.setup.mode === 'table') {
      followTable(cart.id).then((stop) => {
        if (followed === following) following.stop = stop
        else stop()
      })
      return
    }
    following.stop = followTopics({
      topics: ['carts'],
      cart: cart.id,
      hear: (_topic, data) => {
        const version = readCartNews(data)
        if (version !== undefined) hear(version)
      },
    })
  }
}
