import type { AttemptId, CartId, ProductId, StoreId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { describe, expect, it } from 'vitest'
import {
  findLiveNews,
  findLiveTopic,
  type LiveMessage,
  type LiveNews,
  type LiveTopic,
  liveTopics,
  toWireTopic,
  writeLiveMessage,
} from './live.ts'

const cart = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f' as CartId
const change = { cart, version: 7 }

const messages: { [Topic in LiveTopic]: readonly LiveMessage<Topic>[] } = {
  products: [
    { kind: 'publication-changed', product: 12 as ProductId, published: false },
    { kind: 'publication-changed', product: 12 as ProductId, published: true },
    {
      kind: 'publication-changed',
      product: 12 as ProductId,
      published: false,
      store: 3 as StoreId,
      until: 1_773_547_200_000 as Instant,
    },
    { kind: 'catalogue-changed' },
  ],
  carts: [
    { kind: 'cart-changed', ...change },
    { kind: 'cart-closed', ...change },
  ],
  desserts: [{ kind: 'desserts-changed', ...change }],
  buffet: [{ kind: 'buffet-changed', ...change }],
  phones: [{ kind: 'phone-lock-changed', ...change }],
  status: [{ kind: 'status-changed', ...change }],
  payments: [{ kind: 'payment-changed', attempt: cart as string as AttemptId }],
}

describe('live topics', () => {
  it('are the collections of the documents [API-102] [TABLE-007]', () => {
    expect(liveTopics.map(toWireTopic).toSorted()).toEqual(
      ['buffet', 'cart_status_session', 'carts', 'desserts', 'phones', 'products', 'reserv_redsys_payments'].toSorted(),
    )
    expect(findLiveTopic('toString')).toBeUndefined()
    expect(findLiveTopic('cart_status_session')).toBe('status')
  })

  it.each(liveTopics)('%s: every message arrives as it left', (topic) => {
    for (const message of messages[topic]) {
      const wire = JSON.parse(JSON.stringify(writeLiveMessage({ topic, message } as LiveNews)))
      expect(findLiveNews(toWireTopic(topic), wire)).toEqual({ topic, message })
    }
  })

  it('a topic or message of a newer server is passed over', () => {
    expect(findLiveNews('weather', {})).toBeUndefined()
    expect(findLiveNews('products', { kind: 'menu-burnt' })).toBeUndefined()
    expect(findLiveNews('carts', null)).toBeUndefined()
  })
})
