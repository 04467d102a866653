import type { CartId } from '@comanda/rules/ids'
import { followTopic } from '../state/live.ts'
import { readCartNews } from './read-cart-news.ts'

/** Hears of what other devices do with this cart; one cart at a time. */
export function createCartFollower(hear: (version: number) => void): (cartId: CartId | null) => void {
  let followed: CartId | null = null
  let stop: (() => void) | undefined
  return (cartId) => {
    if (cartId === followed) return
    stop?.()
    followed = cartId
    stop =
      cartId === null
        ? undefined
        : followTopic({ topic: 'carts', cartId }, (data) => {
            const version = readCartNews(data)
            if (version !== undefined) hear(version)
          })
  }
}
