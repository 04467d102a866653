import { type LiveTopic, liveTopics, toWireTopic } from '@comanda/contract/live'
import { type Refusal, refusal } from '@comanda/contract/refusals'

/** Who may hear a topic: anyone on the site, those who hold the cart it speaks of, or nobody over this door. */
const audiences: Record<LiveTopic, 'visitors' | 'cart-holders' | 'nobody'> = {
  products: 'visitors',
  carts: 'cart-holders',
  desserts: 'cart-holders',
  buffet: 'cart-holders',
  phones: 'cart-holders',
  status: 'cart-holders',
  payments: 'nobody',
}

const cartTopics = liveTopics.filter((topic) => audiences[topic] === 'cart-holders').map(toWireTopic)

/** What may be heard, and of which cart. */
export interface Hearing {
  readonly topics: readonly LiveTopic[]
  /** Null where no topic speaks of a cart. */
  readonly cart: string | null
}

/** The topics asked for, or why they cannot be had. A cart's are for its holders: to others there is no such cart. */
export async function checkTopics(
  topics: readonly LiveTopic[],
  cart: string | null,
  holdsCart: (cart: string) => Promise<boolean>,
): Promise<Hearing | Refusal> {
  if (topics.length === 0) return refusal('topic-unknown')
  if (topics.some((topic) => audiences[topic] === 'nobody')) return refusal('cart-not-found')
  if (!topics.some((topic) => audiences[topic] === 'cart-holders')) return { topics, cart: null }
  const isHeld = cart !== null && (await holdsCart(cart))
  return isHeld ? { topics, cart } : refusal('cart-not-found')
}

/** Of a private topic one hears only what concerns one's own cart. */
export function concerns({ cart }: Pick<Hearing, 'cart'>, wireTopic: string, message: unknown): boolean {
  if (!cartTopics.includes(wireTopic)) return true
  return cart !== null && (message as { cart?: unknown }).cart === cart
}
