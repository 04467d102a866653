import { isLiveTopic, type LiveTopic } from '@comanda/contract/live'
import { type Refusal, refusal } from '@comanda/contract/refusals'

/** Who may hear a topic: anyone on the site, those who hold the cart it speaks of, or nobody over this door. */
const audiences: Record<LiveTopic, 'visitors' | 'cart-holders' | 'nobody'> = {
  products: 'visitors',
  carts: 'cart-holders',
  desserts: 'cart-holders',
  buffet: 'cart-holders',
  phones: 'cart-holders',
  cart_status_session: 'cart-holders',
  reserv_redsys_payments: 'nobody',
}

const cartTopics = Object.entries(audiences).flatMap(([topic, who]) => (who === 'cart-holders' ? [topic] : []))

/** What may be heard, and of which cart. */
export interface Hearing {
  readonly topics: readonly LiveTopic[]
  /** Null where no topic speaks of a cart. */
  readonly cart: string | null
}

/** The topics of `?topics=`, or why they cannot be had. A cart's are for its holders: to others there is no such cart. */
export async function checkTopics(
  asked: string | undefined,
  cart: string | undefined,
  holdsCart: (cart: string) => Promise<boolean>,
): Promise<Hearing | Refusal> {
  const topics = [...new Set((asked ?? '').split(',').filter((name) => name !== ''))]
  if (topics.length === 0) return refusal('topic-unknown')
  const known: LiveTopic[] = []
  for (const topic of topics) {
    if (!isLiveTopic(topic)) return refusal('topic-unknown')
    if (audiences[topic] === 'nobody') return refusal('cart-not-found')
    known.push(topic)
  }
  if (!known.some((topic) => audiences[topic] === 'cart-holders')) return { topics: known, cart: null }
  const isHeld = cart !== undefined && (await holdsCart(cart))
  return isHeld ? { topics: known, cart } : refusal('cart-not-found')
}

/** Of a private topic one hears only what concerns one's own cart. */
export function concerns({ cart }: Pick<Hearing, 'cart'>, topic: string, message: unknown): boolean {
  if (!cartTopics.includes(topic)) return true
  return cart !== null && (message as { cart?: unknown }).cart === cart
}
