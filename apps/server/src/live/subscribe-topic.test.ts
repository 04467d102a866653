import { afterAll, beforeAll, expect, it } from 'vitest'
import { accepted, add, begin } from '../testing/cart/carts.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

it('a device subscribes to a topic, and hears from then on what happens there [API-051] [F-041]', async () => {
  const { cartId } = await begin(shop.client)
  const subscription = { topics: ['carts'] as const, cartId }
  const { last } = accepted(await shop.client.subscribeTopic(subscription))
  const listen = async () => accepted(await shop.client.livePoll({ ...subscription, after: last })).events
  expect(await listen()).toEqual([])
  await add(shop.client, cartId, 'pulpo-a-la-gallega')
  expect(await listen()).toMatchObject([
    { topic: 'carts', message: { kind: 'cart-changed', cart: cartId, version: 2 } },
  ])
})

it('is answered under the documents’ path, in their words [API-051]', async () => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: signedUrl(shop, '/Web/suscribeTopic'),
    payload: { topic: 'products' },
  })
  expect(reply.json()).toEqual({ status: 'OK', last: expect.any(Number) })
})

it('nobody subscribes to another’s order, nor to a topic that there is not [API-051]', async () => {
  const { cartId } = await begin(shop.client)
  const { client } = await shop.visit()
  expect(await client.subscribeTopic({ topics: ['carts'], cartId })).toMatchObject({ refused: 'cart-not-found' })
  expect(await client.subscribeTopic({ topics: [], cartId: null })).toMatchObject({ refused: 'topic-unknown' })
})
