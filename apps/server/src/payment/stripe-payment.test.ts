import type { OrderPayment } from '@comanda/contract/entities/order-payment'
import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { CartId, StoreId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placedOrder } from '../database/schema/order.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { accepted, add, aSetup, begin, look } from '../testing/cart/carts.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { postForm } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { aPayment, fillCart, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'

let house: PayingShop
let diner: Visit
let cartId: CartId
beforeAll(async () => {
  house = await openPayingShop()
})
beforeEach(async () => {
  diner = await house.visit()
  cartId = await fillCart(diner.client)
})
afterEach(async () => {
  house.sandbox.knobs.delivery = 'send'
  await checkMoney(house.shop.database.db)
})
afterAll(() => house.close())

const orders = () => house.shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
const attempts = () =>
  house.shop.database.db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.cartId, cartId))
    .orderBy(paymentAttempt.createdAt)
const tryToPay = (more: Partial<OrderPayment>) => {
  const payment = { ...aPayment(cartId).payment, method: 'stripe' }
  return diner.client.savePaymentStripeWeb(aPayment(cartId, { payment, ...more }))
}
const pay = async (cardToken: string | null) => accepted(await tryToPay({ cardToken }))
const resultOf = async ({ attemptId }: PaymentResult) =>
  accepted(await diner.client.getPaymentResult({ attempt: attemptId as never }))
const authenticate = async ({ next }: PaymentResult, code = '123456') => {
  if (next?.kind !== 'redirect') throw new Error('the diner is sent nowhere')
  return (await postForm(next.url, { code })).headers.get('location')
}

describe('an order paid with a wallet', () => {
  const payAt = async (storeId: StoreId) => {
    const { cartId: at } = await begin(diner.client, aSetup({ storeId }))
    await add(diner.client, at, 'pulpo-a-la-gallega')
    cartId = at
    const payment = { ...aPayment(at).payment, method: 'googlepay' }
    return accepted(await diner.client.savePaymentRedsysGooglePayWeb(aPayment(at, { payment })))
  }
  const tryCard = async ({ next }: PaymentResult, number: string) => {
    if (next?.kind !== 'redirect') throw new Error('the diner is sent nowhere')
    return (await postForm(next.url, { number })).headers.get('location')
  }

  it('goes to the provider at which the store has its account: the bank, or the card provider [PAY-015] [CHECKOUT-002]', async () => {
    expect(await payAt(storeIds.centro)).toMatchObject({ next: { kind: 'post-form' } })
    expect(await attempts()).toMatchObject([{ provider: 'googlepay' }])
    const started = await payAt(storeIds.malasana)
    expect(started).toMatchObject({ state: 'action', next: { kind: 'redirect' } })
    // A declined card is followed by another one on the same page.
    expect(await tryCard(started, '4000000000000002')).toBeNull()
    expect(await resultOf(started)).toMatchObject({ state: 'action' })
    const back = await tryCard(started, '4242424242424242')
    expect(back).toBe(`${house.url}/checkout/complete?attempt=${started.attemptId}`)
    expect(await resultOf(started)).toMatchObject({ state: 'paid' })
    expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
    expect(await attempts()).toMatchObject([{ provider: 'stripe-googlepay', state: 'approved' }])
  })

  it('whose diner turned back on the page is open again, and the page takes no money any more', async () => {
    const left = await payAt(storeIds.malasana)
    const [attempt] = await attempts()
    await fetch(`${house.url}/payment/cancel/${attempt?.merchantOrder}`, { redirect: 'manual' })
    expect(await resultOf(left)).toMatchObject({ state: 'declined' })
    await tryCard(left, '4242424242424242')
    expect(await orders()).toEqual([])
    expect((await look(diner.client, cartId)).cart.state).toBe('open')
  })
})

describe('an order paid with the token of Stripe’s card field', () => {
  it('is sold at once, once, for the total that the rules compute [API-090]', async () => {
    const { total } = await look(diner.client, cartId)
    const paid = await pay('tok_visa')
    expect(paid).toMatchObject({ state: 'paid', next: null })
    expect(await orders()).toMatchObject([{ paymentState: 'paid', total, paid: total, number: paid.orderNumber }])
    expect(await attempts()).toMatchObject([{ state: 'approved', provider: 'stripe', captured: total }])
  })

  it.each(['send', 'drop', 'twice'] as const)(
    'is sold after the card’s own bank has asked its holder, its message being: %s',
    async (delivery) => {
      house.sandbox.knobs.delivery = delivery
      const started = await pay('tok_threeDSecure2Required')
      expect(started).toMatchObject({ state: 'action', next: { kind: 'redirect' } })
      expect(await orders()).toEqual([])
      expect(await authenticate(started)).toBe(`${house.url}/checkout/complete?attempt=${started.attemptId}`)
      expect(await resultOf(started)).toMatchObject({ state: 'paid' })
      expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
    },
  )

  it('is not sold when the card is declined or its holder fails, and can be tried again', async () => {
    expect(await pay('tok_chargeDeclined')).toMatchObject({ state: 'declined' })
    const started = await pay('tok_threeDSecure2Required')
    await authenticate(started, '000000')
    expect(await resultOf(started)).toMatchObject({ state: 'declined' })
    expect(await orders()).toEqual([])
    expect((await look(diner.client, cartId)).cart.state).toBe('open')
    expect(await pay('tok_visa')).toMatchObject({ state: 'paid' })
    expect(await orders()).toHaveLength(1)
  })

  it('is charged once when answer and message were lost, and found by its number', async () => {
    house.sandbox.knobs.delivery = 'drop'
    house.sandbox.knobs.failNext('/v1/payment_intents', 'reset-after')
    const started = await pay('tok_visa')
    expect(started).toMatchObject({ state: 'checking' })
    house.clock.now += 6_000
    expect(await resultOf(started)).toMatchObject({ state: 'paid' })
    expect(await orders()).toHaveLength(1)
  })

  it('is charged with its tip, and not where the shown amount is another [PAY-004] [PAY-005] [OPEN-062]', async () => {
    const { total } = await look(diner.client, cartId)
    const tip = cents(150)
    const sent = { cardToken: 'tok_visa', tip }
    expect(await tryToPay({ ...sent, shownCents: total })).toMatchObject({
      refused: 'price-differs',
      details: { total: total + tip },
    })
    expect(await orders()).toEqual([])
    expect(accepted(await tryToPay({ ...sent, shownCents: total + tip }))).toMatchObject({ state: 'paid' })
    expect(await orders()).toMatchObject([{ total: total + tip, paid: total + tip }])
    expect(await attempts()).toMatchObject([{ captured: total + tip }])
  })

  it('is closed by its own call, by either method, however often [API-092] [PAY-018]', async () => {
    expect(await diner.client.createSaleForStripe({ id: cartId })).toMatchObject({ refused: 'payment-not-found' })
    house.sandbox.knobs.delivery = 'drop'
    const started = await pay('tok_threeDSecure2Required')
    await authenticate(started)
    expect(await orders()).toEqual([])
    const closed = accepted(await diner.client.createSaleForStripe({ id: cartId }))
    expect(closed).toMatchObject({ state: 'paid', attemptId: started.attemptId })
    expect(await orders()).toMatchObject([{ number: closed.orderNumber, paymentState: 'paid' }])
    expect(await diner.client.createSaleForStripeByGet({ id: cartId })).toEqual(closed)
    const stranger = await house.visit()
    expect(await stranger.client.createSaleForStripe({ id: cartId })).toMatchObject({ refused: 'payment-not-found' })
  })

  it('whose holder left the bank’s page is ended there before another card is tried', async () => {
    const left = await pay('tok_threeDSecure2Required')
    house.clock.now += 1_000
    expect(await pay('tok_visa')).toMatchObject({ state: 'paid' })
    await authenticate(left)
    expect(await resultOf(left)).toMatchObject({ state: 'declined' })
    expect(await attempts()).toMatchObject([{ declineReason: 'cancelled', captured: 0 }, { state: 'approved' }])
    expect(await orders()).toHaveLength(1)
  })

  it('charges nothing without a token', async () => {
    expect(await pay(null)).toMatchObject({ state: 'failed', message: expect.stringMatching(/No se ha cobrado nada/) })
    expect(await orders()).toEqual([])
  })
})
