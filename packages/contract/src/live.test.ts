import type { AttemptId, CartId, ProductId } from '@comanda/rules/ids'
import { describe, expect, it } from 'vitest'
import {
  findLiveEvent,
  isLiveTopic,
  type LiveMessage,
  type LiveTopic,
  liveTopicNames,
  writeLiveMessage,
} from './live.ts'

const cart = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f' as CartId
const change = { cart, version: 7 }

const messages: { [Topic in LiveTopic]: readonly LiveMessage<Topic>[] } = {
  products: [
    { kind: 'publication-changed', product: 12 as ProductId, published: false },
    { kind: 'publication-changed', product: 12 as ProductId, published: true },
    { kind: 'catalogue-changed' },
  ],
  carts: [
    { kind: 'cart-changed', ...change },
    { kind: 'cart-closed', ...change },
  ],
  desserts: [{ kind: 'desserts-changed', ...change }],
  buffet: [{ kind: 'buffet-changed', ...change }],
  phones: [{ kind: 'phone-lock-changed', ...change }],
  cart_status_session: [{ kind: 'status-changed', ...change }],
  reserv_redsys_payments: [{ kind: 'payment-changed', attempt: cart as string as AttemptId }],
}

describe('live topics', () => {
  it('are the collections of the documents [API-102] [TABLE-007]', () => {
    expect(liveTopicNames.toSorted()).toEqual(
      ['buffet', 'cart_status_session', 'carts', 'desserts', 'phones', 'products', 'reserv_redsys_payments'].toSorted(),
    )
    expect(isLiveTopic('toString')).toBe(false)
  })

  it.each(liveTopicNames)('%s: every message arrives as it left', (topic) => {
    for (const message of messages[topic]) {
      const wire = JSON.parse(JSON.stringify(writeLiveMessage(topic, message)))
      expect(findLiveEvent({ id: 1, topic, message: wire })).toEqual({ id: 1, topic, message })
    }
  })

  it('a topic or message of a newer server is passed over', () => {
    expect(findLiveEvent({ id: 1, topic: 'weather', message: {} })).toBeUndefined()
    expect(findLiveEvent({ id: 1, topic: 'products', message: { kind: 'menu-burnt' } })).toBeUndefined()
    expect(findLiveEvent({ id: 1, topic: 'carts', message: null })).toBeUndefined()
  })
})
