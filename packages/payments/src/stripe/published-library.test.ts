import { type Sandbox, startSandbox } from '@comanda/sandbox/sandbox'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Inbox, openInbox } from '../testing/inbox.ts'
import { isSigned } from './signature.ts'

let sandbox: Sandbox
let inbox: Inbox
let stripe: Stripe
beforeAll(async () => {
  sandbox = await startSandbox(['stripe'])
  inbox = await openInbox()
  const { hostname, port } = new URL(sandbox.url)
  stripe = new Stripe('sk_test_practice', { host: hostname, port, protocol: 'http', telemetry: false, timeout: 8_000 })
})
afterAll(async () => {
  await sandbox.close()
  await inbox.close()
})

async function charge(token: string, merchantOrder: string) {
  const card = { type: 'card', card: { token } } as const
  const { id } = await stripe.paymentMethods.create(card, { idempotencyKey: `${merchantOrder}:card` })
  return stripe.paymentIntents.create(
    {
      amount: 1950,
      currency: 'eur',
      payment_method: id,
      allowed_payment_method_types: ['card'],
      confirm: true,
      return_url: inbox.url,
      metadata: { merchant_order: merchantOrder, notify: inbox.url },
    },
    { idempotencyKey: merchantOrder },
  )
}

it('Stripe’s published library pays, finds, refunds and verifies against the stand-in', async () => {
  const paid = await charge('tok_visa', '2611library1')
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1950 })
  expect(await charge('tok_visa', '2611library1')).toMatchObject({ id: paid.id })
  const found = await stripe.paymentIntents.search({ query: 'metadata["merchant_order"]:"2611library1"' })
  expect(found.data).toMatchObject([{ id: paid.id }])
  expect(await stripe.refunds.create({ payment_intent: paid.id, amount: 500 })).toMatchObject({ status: 'succeeded' })
  const [message] = inbox.messages
  const event = stripe.webhooks.constructEvent(
    message?.body ?? '',
    message?.headers['stripe-signature'] ?? '',
    'whsec_practice',
  )
  expect(event).toMatchObject({ type: 'payment_intent.succeeded', data: { object: { id: paid.id } } })
})

it('the library is refused as by Stripe itself, and sends a challenged card to its bank', async () => {
  await expect(charge('tok_chargeDeclined', '2611library2')).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
  })
  const asked = await charge('tok_threeDSecure2Required', '2611library3')
  const page = asked.next_action?.redirect_to_url?.url ?? ''
  await fetch(page, { method: 'POST', body: new URLSearchParams({ code: '123456' }), redirect: 'manual' })
  expect(await stripe.paymentIntents.retrieve(asked.id)).toMatchObject({ status: 'succeeded' })
  const left = await charge('tok_threeDSecure2Required', '2611library4')
  expect(await stripe.paymentIntents.cancel(left.id)).toMatchObject({ status: 'canceled' })
})

it('the library keeps a card for a customer, charges it for nobody else, and detaches it', async () => {
  const { id: customer } = await stripe.customers.create({})
  const { id: payment_method } = await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } })
  const card = { amount: 500, currency: 'eur', payment_method, confirm: true, expand: ['payment_method'] }
  const kept = await stripe.paymentIntents.create({ ...card, customer, setup_future_usage: 'on_session' })
  expect(kept).toMatchObject({
    status: 'succeeded',
    customer,
    payment_method: { id: payment_method, card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2049 } },
  })
  expect(await stripe.paymentIntents.create({ ...card, customer })).toMatchObject({ status: 'succeeded' })
  await expect(stripe.paymentIntents.create(card)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' })
  expect(await stripe.paymentMethods.retrieve(payment_method)).toMatchObject({ customer })
  expect(await stripe.paymentMethods.detach(payment_method)).toMatchObject({ customer: null })
  for (const again of [stripe.paymentMethods.detach(payment_method), stripe.paymentIntents.create(card)]) {
    await expect(again).rejects.toMatchObject({ type: 'StripeInvalidRequestError' })
  }
  const other = await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } })
  expect(await stripe.paymentMethods.attach(other.id, { customer })).toMatchObject({ id: other.id, customer })
})

it('the library opens a page, on which a wallet pays after a declined card, and ends one that nobody paid on', async () => {
  const line = {
    quantity: 1,
    price_data: { currency: 'eur', unit_amount: 1950, product_data: { name: 'Casa Comanda' } },
  }
  const open = () =>
    stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [line],
      allowed_payment_method_types: ['card'],
      success_url: inbox.url,
      cancel_url: inbox.url,
      payment_intent_data: { metadata: { merchant_order: '2611library5' } },
    })
  const session = await open()
  expect(session).toMatchObject({ status: 'open', amount_total: 1950, payment_intent: null })
  const pay = (number: string) =>
    fetch(session.url ?? '', { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' })
  await pay('4000000000000002')
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
  })
  await pay('4242424242424242')
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })
  expect(paid).toMatchObject({ status: 'complete', payment_intent: { status: 'succeeded', amount_received: 1950 } })
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' })
  expect(await stripe.checkout.sessions.expire((await open()).id)).toMatchObject({ status: 'expired', url: null })
})

it('a message that the library signs is believed', () => {
  const body = '{"id":"evt_1"}'
  const header = stripe.webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_practice' })
  const message = { headers: { 'stripe-signature': header }, body, receivedAt: Date.now() }
  expect(isSigned(message, 'whsec_practice')).toBe(true)
  expect(isSigned(message, 'whsec_other')).toBe(false)
})
