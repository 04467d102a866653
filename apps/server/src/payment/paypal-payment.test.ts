import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import type { CartId } from '@comanda/rules/ids'
import { openStandIn } from '@comanda/sandbox/paypal/stand-in'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { placedOrder } from '../database/schema/order.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { accepted, look } from '../testing/cart/carts.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { postForm } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { aPayment, fillCart, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'
import { sweepAttempts } from './sweep-attempts.job.ts'

let house: PayingShop
let diner: Visit
let cartId: CartId
beforeAll(async () => {
  house = await openPayingShop()
})
afterEach(async () => {
  house.sandbox.knobs.delivery = 'send'
  await checkMoney(house.shop.database.db)
})
afterAll(() => house.close())

const atPaypal = () => [...house.sandbox.books(openStandIn).orders.values()].at(-1)
const orders = () => house.shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
const attempts = () => house.shop.database.db.select().from(paymentAttempt).where(eq(paymentAttempt.cartId, cartId))
const resultOf = async ({ attemptId }: PaymentResult) =>
  accepted(await diner.client.getPaymentResult({ attempt: attemptId as never }))

async function begin(): Promise<PaymentResult> {
  diner = await house.visit()
  cartId = await fillCart(diner.client)
  return pay()
}

const toPayment = () => aPayment(cartId, { payment: { ...aPayment(cartId).payment, method: 'paypal' } })
const pay = async (): Promise<PaymentResult> => accepted(await diner.client.savePaymentPaypalWeb(toPayment()))

/** Agrees on PayPal's page, or turns back; returns the address that the diner is sent to. */
async function answer({ next }: PaymentResult, fields: { readonly email: string } | 'cancel'): Promise<string> {
  if (next?.kind !== 'redirect') throw new Error('the diner is sent nowhere')
  const token = new URL(next.url).searchParams.get('token') ?? ''
  const { url } = house.sandbox
  const gone =
    fields === 'cancel'
      ? await postForm(`${url}/paypal/cancel`, { token })
      : await postForm(`${url}/paypal/checkoutnow`, { token, code: '123456', ...fields })
  return gone.headers.get('location') ?? ''
}

const ana = { email: 'ana@paypal.example' }
const later = async (ms: number) => {
  house.clock.now += ms
  await sweepAttempts(house.kit)
}

it.each(['ana@paypal.example', 'reto@paypal.example'])(
  'is offered, sends the diner to its page, and is collected once %s agreed [API-091] [PAY-019]',
  async (email) => {
    const started = await begin()
    const { cart, total } = await look(diner.client, cartId)
    const { online } = accepted(await diner.client.getPaymentMethods({ storeId: cart.setup.storeId }))
    expect(online).toContain('paypal')
    expect(started).toMatchObject({ state: 'action', next: { kind: 'redirect' } })
    expect(atPaypal()).toMatchObject({ value: (total / 100).toFixed(2), capture: null })
    const back = await answer(started, { email })
    expect(back).toContain(`${house.url}/checkout/complete?attempt=${started.attemptId}`)
    expect(atPaypal()).toMatchObject({ status: 'COMPLETED', capture: { status: 'COMPLETED' } })
    expect(await orders()).toMatchObject([{ paymentState: 'paid', paid: total, total }])
    expect(await resultOf(started)).toMatchObject({ state: 'paid', next: null })
  },
)

it('that its bank declines is told as declined, sells nothing, and can be tried again [PAY-023]', async () => {
  const started = await begin()
  await answer(started, { email: 'sinfondos@paypal.example' })
  expect(await resultOf(started)).toMatchObject({ state: 'declined', orderNumber: null })
  expect((await look(diner.client, cartId)).cart.state).toBe('open')
  await answer(await pay(), ana)
  expect(await orders()).toHaveLength(1)
})

it('that PayPal still looks at is not sold, and is when PayPal says so', async () => {
  const started = await begin()
  await answer(started, { email: 'revision@paypal.example' })
  expect(await orders()).toEqual([])
  // It may still become money, so nothing else is charged for the same order meanwhile.
  const again = await diner.client.savePaymentPaypalWeb(toPayment())
  expect(again).toMatchObject({ refused: 'payment-in-progress' })
  const order = atPaypal()
  if (order?.capture) order.capture.status = 'COMPLETED'
  await later(31 * 60_000)
  expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
})

it('that the diner gives up is told as cancelled', async () => {
  const started = await begin()
  const away = await answer(started, 'cancel')
  const back = await fetch(away, { redirect: 'manual' })
  expect(back.headers.get('location')).toBe(`${house.url}/checkout/complete?attempt=${started.attemptId}`)
  expect((await resultOf(started)).message).toMatch(/Has cancelado el pago/)
  expect(await attempts()).toMatchObject([{ state: 'declined', declineReason: 'cancelled' }])
})

it('that was left in another tab and agreed to later goes back, because the order was paid meanwhile', async () => {
  const first = await begin()
  const left = atPaypal()
  await answer(await pay(), ana)
  await answer(first, ana)
  await later(0)
  expect(await orders()).toHaveLength(1)
  expect(left).toMatchObject({ capture: { status: 'REFUNDED' } })
  expect((await attempts()).map(({ state }) => state).toSorted()).toEqual(['approved', 'refunded'])
})

it('whose message was lost is collected when the diner comes back', async () => {
  house.sandbox.knobs.delivery = 'drop'
  const started = await begin()
  await answer(started, ana)
  expect(atPaypal()).toMatchObject({ status: 'APPROVED', capture: null })
  expect(await resultOf(started)).toMatchObject({ state: 'paid', next: null })
  expect(atPaypal()).toMatchObject({ capture: { status: 'COMPLETED' } })
})

it('whose message was lost is collected by the sweep', async () => {
  house.sandbox.knobs.delivery = 'drop'
  await answer(await begin(), ana)
  expect(atPaypal()).toMatchObject({ status: 'APPROVED', capture: null })
  await later(30 * 60_000)
  expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
})

it('is collected once when its message comes twice and the answer to the first was lost', async () => {
  house.sandbox.knobs.delivery = 'twice'
  house.sandbox.knobs.failNext('/capture', 'reset-after')
  await answer(await begin(), ana)
  expect(await orders()).toHaveLength(1)
})

it('is not settled by a message that PayPal did not send', async () => {
  await begin()
  const body = JSON.stringify({
    id: 'WH-forged',
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { id: atPaypal()?.id },
  })
  const headers = {
    'content-type': 'application/json',
    'paypal-transmission-id': 'x',
    'paypal-transmission-time': new Date().toISOString(),
    'paypal-transmission-sig': 'AAAA',
    'paypal-cert-url': 'https://attacker.example/cert',
    'paypal-auth-algo': 'SHA256withRSA',
  }
  const told = await fetch(`${house.url}/payment/notify/paypal`, { method: 'POST', body, headers })
  expect(told.status).toBe(400)
  expect(await orders()).toEqual([])
})
