import type { CartRequest } from '@comanda/contract/entities/cart-request'
import type { CartLineReply, SavedCartReply } from '@comanda/contract/entities/saved-cart-reply'
import type { LiveTopic } from '@comanda/contract/live'
import type { ToldRefusal } from '@comanda/contract/refusals'
import type { Cart } from '@comanda/rules/cart/cart'
import type { CartId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { followTopics } from '../state/follow-topics.ts'
import type { PendingChange } from './held-cart.ts'
import type { LoadedCart } from './load-cart.ts'

/** The things that an order needs from its surroundings. */
export interface OrderTools {
  readonly load: (cartId: CartId) => Promise<LoadedCart | ToldRefusal>
  readonly save: (cart: CartRequest) => Promise<SavedCartReply | ToldRefusal>
  readonly send: (pending: PendingChange, cart: Pick<Cart, 'id'>) => Promise<CartLineReply | ToldRefusal>
  readonly follow: typeof followTopics
  readonly openClock: () => Promise<() => Instant>
  readonly newKey: () => string
  /** Waits a while, or until the connection is back. */
  readonly wait: (tries: number) => Promise<void>
  /** True on the checkout's own pages, which say themselves what comes next. */
  readonly isPaying: () => boolean
  readonly sayUndone: (refusal: ToldRefusal | null) => void
  readonly sayWaiting: () => void
  readonly sayTableClosed: (cartId: CartId) => void
}

/** The news of a shared order: news on one topic, or anything while the connection was down. */
export type OrderNews = LiveTopic | 'everything'
