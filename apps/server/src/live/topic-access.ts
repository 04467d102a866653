import { type LiveTopic, liveTopics, toWireTopic } from '@comanda/contract/live'
import { type Refusal, refusal } from '@comanda/contract/refusals'

/** The listeners of a topic: anyone on the site, the holders of its cart, or nobody through this call. */
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

/** The topics, and the cart. */
export interface Hearing {
  readonly topics: readonly LiveTopic[]
  /** Null where no topic is about a cart. */
  readonly cart: string | null
}

/** The topics asked for, or a refusal. A cart's topics are for its holders: for others the cart does not exist. */
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

/** On a private topic a reader hears only about their own cart. */
export function concerns({ cart }: Pick<Hearing, 'cart'>, wireTopic: string, message: unknown): boolean {
  if (!cartTopics.includes(wireTopic)) return true
  return cart !== null && (message as { cart?: unknown }).cart === cart
}
