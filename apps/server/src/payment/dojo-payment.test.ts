import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import type { CartId } from '@comanda/rules/ids'
import { openStandIn } from '@comanda/sandbox/dojo/stand-in'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { placedOrder } from '../database/schema/order.ts'
import { paymentAccount, paymentAttempt } from '../database/schema/payment.ts'
import { accepted, look } from '../testing/cart/carts.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { postForm } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { aPayment, fillCart, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'
import { sweepAttempts } from './sweep-attempts.job.ts'

const cards = { taken: '5200000000001005', challenged: '5200000000001096', declined: '4456530000001013' }

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

const intents = () => [...house.sandbox.books(openStandIn).intents.values()]
const orders = () => house.shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
const attempts = () => house.shop.database.db.select().from(paymentAttempt).where(eq(paymentAttempt.cartId, cartId))
const resultOf = async ({ attemptId }: PaymentResult) =>
  accepted(await diner.client.getPaymentResult({ attempt: attemptId as never }))

async function begin(): Promise<PaymentResult> {
  diner = await house.visit()
  cartId = await fillCart(diner.client)
  return pay()
}

async function pay(): Promise<PaymentResult> {
  const payment = { ...aPayment(cartId).payment, method: 'dojo' }
  return accepted(await diner.client.savePaymentDojoWeb(aPayment(cartId, { payment })))
}

function toPage({ next }: PaymentResult): string {
  if (next?.kind !== 'redirect') throw new Error('the diner is sent nowhere')
  return next.url
}

/** Returns the address that the diner is sent back to; none while Dojo's page stays open. */
async function payOnPage(started: PaymentResult, card: keyof typeof cards): Promise<string | null> {
  const paid = await postForm(toPage(started), { pan: cards[card], expiry: '12/49', cvv: '020' })
  if (card !== 'challenged') return paid.headers.get('location')
  return (await postForm(`${toPage(started)}/code`, { code: '123456' })).headers.get('location')
}

/** What Dojo's page does when the diner presses cancel: the browser goes to our address. */
async function cancel(): Promise<Response> {
  const [attempt] = await attempts()
  return fetch(`${house.url}/payment/cancel/${attempt?.merchantOrder}`, { redirect: 'manual' })
}

const later = async (ms: number) => {
  house.clock.now += ms
  await sweepAttempts(house.kit)
}

it.each(['taken', 'challenged'] as const)(
  'is offered, sends the diner to its page, and sells the order once its message was looked up: %s [API-089] [PAY-017]',
  async (card) => {
    const started = await begin()
    const { cart, total } = await look(diner.client, cartId)
    const { online } = accepted(await diner.client.getPaymentMethods({ storeId: cart.setup.storeId }))
    expect(online).toContain('dojo')
    expect(started).toMatchObject({ state: 'action', next: { kind: 'redirect' } })
    expect(intents().at(-1)).toMatchObject({ amount: { value: total, currencyCode: 'EUR' }, status: 'Created' })
    expect(await orders()).toEqual([])
    expect(await payOnPage(started, card)).toBe(`${house.url}/checkout/complete?attempt=${started.attemptId}`)
    expect(await orders()).toMatchObject([{ paymentState: 'paid', paid: total, total }])
    expect(await resultOf(started)).toMatchObject({ state: 'paid', next: null })
  },
)

it('stays open after a declined card, and the next one pays', async () => {
  const started = await begin()
  expect(await payOnPage(started, 'declined')).toBeNull()
  expect(await orders()).toEqual([])
  await payOnPage(started, 'taken')
  expect(await orders()).toHaveLength(1)
})

it('that the diner gives up is ended at Dojo too, told as cancelled, and can be tried again [PAY-023]', async () => {
  const started = await begin()
  const page = toPage(started)
  expect((await cancel()).headers.get('location')).toBe(`${house.url}/checkout/complete?attempt=${started.attemptId}`)
  expect((await resultOf(started)).message).toMatch(/Has cancelado el pago/)
  expect(intents().at(-1)).toMatchObject({ status: 'Canceled' })
  expect((await fetch(page)).status).toBe(404)
  expect((await look(diner.client, cartId)).cart.state).toBe('open')
  await payOnPage(await pay(), 'taken')
  expect(await orders()).toHaveLength(1)
})

it('that was paid before the diner turned back is paid', async () => {
  house.sandbox.knobs.delivery = 'drop'
  await payOnPage(await begin(), 'taken')
  await cancel()
  expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
})

it('that was left in another tab is ended before the next one is begun', async () => {
  const first = await begin()
  const second = await pay()
  expect((await fetch(toPage(first))).status).toBe(404)
  await payOnPage(second, 'taken')
  expect(await orders()).toHaveLength(1)
  expect((await attempts()).map(({ state }) => state).toSorted()).toEqual(['approved', 'expired'])
})

it('goes back when it was paid for what was sold meanwhile, once however often it is told', async () => {
  const first = await begin()
  await later(31 * 60_000)
  await payOnPage(await pay(), 'taken')
  house.sandbox.knobs.delivery = 'twice'
  await payOnPage(first, 'taken')
  await later(0)
  expect(await orders()).toHaveLength(1)
  const { total } = await look(diner.client, cartId)
  expect(intents().at(-2)).toMatchObject({ status: 'Refunded', refunded: total })
  expect((await attempts()).map(({ state }) => state).toSorted()).toEqual(['approved', 'refunded'])
})

it('whose cancel address names nothing goes back to the checkout', async () => {
  for (const order of ['0000abcdefgh', '%00']) {
    const gone = await fetch(`${house.url}/payment/cancel/${order}`, { redirect: 'manual' })
    expect([gone.status, gone.headers.get('location')]).toEqual([303, '/checkout'])
  }
})

it('whose message was lost is found by the sweep', async () => {
  house.sandbox.knobs.delivery = 'drop'
  await payOnPage(await begin(), 'taken')
  expect(await orders()).toEqual([])
  await later(30 * 60_000)
  expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
})

it('that is paid after its time was over is still sold, also when Dojo could not be read at first', async () => {
  const started = await begin()
  await later(31 * 60_000)
  expect(await attempts()).toMatchObject([{ state: 'expired' }])
  // The first message is answered with an error, because nothing else would ask again; so it comes again.
  house.sandbox.knobs.delivery = 'twice'
  house.sandbox.knobs.failNext('/dojo/payment-intents/', 'error')
  await payOnPage(started, 'taken')
  expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
})

it('that could not be created charges nobody and says so', async () => {
  house.sandbox.knobs.failNext('/dojo/payment-intents', 'reset-after')
  const started = await begin()
  expect(started).toMatchObject({ state: 'failed', next: null })
  await payOnPage(await pay(), 'taken')
  expect(await orders()).toHaveLength(1)
})

it('is not settled by a message that Dojo did not sign, and the shop says no', async () => {
  const started = await begin()
  const id = toPage(started).split('/').at(-1)
  const body = JSON.stringify({ id: 'evt_forged', data: { paymentIntentId: id, paymentStatus: 'Captured' } })
  const headers = { 'content-type': 'application/json', 'dojo-signature': `sha256=${Array(32).fill('00').join('-')}` }
  const told = await fetch(`${house.url}/payment/notify/dojo`, { method: 'POST', body, headers })
  expect(told.status).toBe(400)
  expect(await orders()).toEqual([])
})

it('collects nothing more by an account that was taken away, and goes on when it is back', async () => {
  const set = (active: boolean) =>
    house.shop.database.db.update(paymentAccount).set({ active }).where(eq(paymentAccount.provider, 'dojo'))
  // A cart of its own each time: one that is being paid is not paid twice.
  const goesTo = () =>
    begin().then(
      ({ next }) => next?.kind,
      (error: Error) => error.message,
    )
  expect(await goesTo()).toBe('redirect')
  await set(false)
  await expect.poll(goesTo).toMatch('payment-unavailable')
  await set(true)
  await expect.poll(goesTo).toBe('redirect')
})
