import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const wallets = ['bizum', 'applepay', 'googlepay', 'paypal']

it.each([
  ['of the whole site', storeIds.centro, ['new', 'stripe', 'dojo']],
  ['of a store that has its own at Stripe', storeIds.malasana, ['stripe', 'new', 'dojo']],
] as const)(
  'the card of the first account comes first, and every value stays: %s [F-235] [F-250]',
  async (_which, storeId, cards) => {
    const { online } = await accepted(shop.client.getPaymentMethods({ storeId }))
    expect(online).toEqual([...wallets, ...cards])
  },
)
