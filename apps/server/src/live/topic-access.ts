import { isLiveTopic, type LiveTopic } from '@comanda/contract/live'
import { type Refusal, refusal } from '@comanda/contract/refusals'

/** Who may hear a topic: anyone on the site, or only those who hold the cart or booking it speaks of. */
const audiences: Record<LiveTopic, 'visitors' | 'holders'> = {
  products: 'visitors',
  carts: 'holders',
  desserts: 'holders',
  buffet: 'holders',
  phones: 'holders',
  cart_status_session: 'holders',
  reserv_redsys_payments: 'holders',
}

/** The topics of `?topics=`, or why they cannot be had. Nobody holds a cart yet, so what is private stays shut. */
export function checkTopics(asked: string | undefined): readonly LiveTopic[] | Refusal {
  const topics = [...new Set((asked ?? '').split(',').filter((name) => name !== ''))]
  if (topics.length === 0) return refusal('topic-unknown')
  const known: LiveTopic[] = []
  for (const topic of topics) {
    if (!isLiveTopic(topic)) return refusal('topic-unknown')
    if (audiences[topic] === 'holders') return refusal('cart-not-found')
    known.push(topic)
  }
  return known
}
