import type { CartId } from '@comanda/rules/ids'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { customer, savedCard } from '../database/schema/customer.ts'
import { placedOrder } from '../database/schema/order.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { visitorSession } from '../database/schema/session.ts'
import { accepted, add, atTable, begin, look } from '../testing/cart/carts.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { answerChallenge, getForm, passMethod, payAtBank, postForm, takeToken } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { aPayment, fillCart, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'

let house: PayingShop
let diner: Visit
let cartId: CartId
beforeAll(async () => {
  house = await openPayingShop()
})
afterEach(() => checkMoney(house.shop.database.db))
afterAll(() => house.close())

async function come(): Promise<void> {
  diner = await house.visit()
  cartId = await fillCart(diner.client)
}

const orders = () => house.shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
const attempts = () => house.shop.database.db.select().from(paymentAttempt).where(eq(paymentAttempt.cartId, cartId))
const pay = async (more = {}) => accepted(await diner.client.savePaymentRedsysWeb(aPayment(cartId, more)))
const resultOf = async (attempt: string | null) =>
  accepted(await diner.client.getPaymentResult({ attempt: attempt as never }))

describe('a card on the bank’s own page', () => {
  it('is recorded before anybody is asked, posted as a signed form in cents, and paid by the notification [API-086] [CHECKOUT-002] [PAY-005] [PAY-020] [CONST-021]', async () => {
    await come()
    const { total } = await look(diner.client, cartId)
    const started = await pay()
    expect(started).toMatchObject({ state: 'action', next: { kind: 'post-form', protocol: 'redirect' } })
    const { Ds_MerchantParameters = '' } = getForm(started).fields
    const sent = JSON.parse(Buffer.from(Ds_MerchantParameters, 'base64').toString())
    expect(sent).toMatchObject({ DS_MERCHANT_AMOUNT: String(total), DS_MERCHANT_CURRENCY: '978' })
    expect(sent.DS_MERCHANT_ORDER).toMatch(/^\d{4}[0-9A-Za-z]{8}$/)
    expect(await orders()).toEqual([])
    const back = await payAtBank(started, { pan: '4548810000000003' })
    expect(back).toBe(`${house.url}/checkout/complete?attempt=${started.attemptId}`)
    const [order] = await orders()
    expect(order).toMatchObject({ paymentState: 'paid', paid: total, total })
    expect(await attempts()).toMatchObject([{ state: 'approved', orderId: order?.id }])
    expect(await resultOf(started.attemptId)).toMatchObject({ state: 'paid', orderNumber: order?.number, next: null })
  })

  it('brings a table back to a last page of its own [SHELL-007] [F-036]', async () => {
    diner = await house.visit()
    cartId = (await begin(diner.client, atTable(9))).cartId
    await add(diner.client, cartId, 'pulpo-a-la-gallega')
    const started = await pay()
    const back = await payAtBank(started, { pan: '4548810000000003' })
    expect(back).toBe(`${house.url}/checkout/completeTable?attempt=${started.attemptId}`)
    expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
  })

  it('is kept for the customer who asked for it, and only then', async () => {
    const { db } = house.shop.database
    const [customerId] = (await db.select().from(customer).limit(1)).map(({ id }) => id)
    if (customerId === undefined) throw new Error('the demo has no customer')
    const cards = () => db.select().from(savedCard).where(eq(savedCard.customerId, customerId))
    const before = await cards()
    const buy = async (savesCard: boolean) => {
      diner = await house.visit()
      const { sessionId } = diner.session
      await db.update(visitorSession).set({ customerId }).where(eq(visitorSession.id, sessionId))
      cartId = await fillCart(diner.client)
      await payAtBank(await pay({ payment: { ...aPayment(cartId).payment, savesCard } }), { pan: '4548810000000003' })
    }
    await buy(false)
    expect(await cards()).toHaveLength(before.length)
    await buy(true)
    expect(await cards()).toHaveLength(before.length + 1)
  })

  it('that is declined leaves the cart as it was, says why, and can be tried again under a new number [CART-008] [PAY-023]', async () => {
    await come()
    const before = await look(diner.client, cartId)
    const first = await pay()
    await payAtBank(first, { pan: '5576440022788500' })
    const told = await resultOf(first.attemptId)
    expect(told).toMatchObject({ state: 'declined', orderNumber: null, next: null })
    expect(told.message).toMatch(/No se ha cobrado nada/)
    // The original items are kept by the server, not by the browser.
    const after = await look(diner.client, cartId)
    expect(after.cart).toMatchObject({ state: 'open', lines: [{ quantity: 1 }] })
    expect([after.cart.lines, after.total]).toEqual([before.cart.lines, before.total])
    const second = await pay()
    await payAtBank(second, { pan: '5576441563045037' })
    expect(await orders()).toHaveLength(1)
    const numbers = (await attempts()).map(({ merchantOrder }) => merchantOrder)
    expect(new Set(numbers).size).toBe(2)
  })

  it('that the diner gives up is told as cancelled', async () => {
    await come()
    const started = await pay()
    await payAtBank(started, { cancels: true })
    expect((await resultOf(started.attemptId)).message).toMatch(/Has cancelado el pago/)
  })

  it.each([
    ['bizum', 'savePaymentBizumWeb', 'z', '[PAY-014] [API-087] [CHECKOUT-002]'],
    ['googlepay', 'savePaymentRedsysGooglePayWeb', 'xpay', '[PAY-015] [API-088] [CHECKOUT-002]'],
    ['applepay', 'savePaymentRedsysWeb', 'xpay', '[PAY-016] [CHECKOUT-002]'],
  ] as const)('%s is saved by %s and asks the bank for %s %s', async (method, saveCall, methods, _ids) => {
    await come()
    const payment = { ...aPayment(cartId).payment, method }
    const started = accepted(await diner.client[saveCall](aPayment(cartId, { payment })))
    const { Ds_MerchantParameters = '' } = getForm(started).fields
    expect(JSON.parse(Buffer.from(Ds_MerchantParameters, 'base64').toString()).DS_MERCHANT_PAYMETHODS).toBe(methods)
    await payAtBank(started, {})
    expect(await resultOf(started.attemptId)).toMatchObject({ state: 'paid' })
  })
})

describe('a card in the bank’s form', () => {
  const payInForm = async (pan: string) => {
    const { merchantOrder } = accepted(await diner.client.createMerchantOrder({ id: cartId }))
    const operationId = await takeToken(house.sandbox.url, merchantOrder, pan)
    return pay({ merchantOrder, payment: { ...aPayment(cartId).payment, operationId } })
  }

  it('is drawn with a number of its own, and its settings tell no key [API-080] [PAY-021] [API-048] [API-049] [PAY-024]', async () => {
    await come()
    const { merchantOrder } = accepted(await diner.client.createMerchantOrder({ id: cartId }))
    expect(merchantOrder).toMatch(/^\d{4}[0-9A-Za-z]{8}$/)
    expect((await look(diner.client, cartId)).cart.state).toBe('open')
    const { cart } = await look(diner.client, cartId)
    const settings = { merchantCode: '999008881', terminal: '1', script: `${house.sandbox.url}/sis/NC/redsysV3.js` }
    expect(await diner.client.getRedsysData({})).toEqual(settings)
    expect(await diner.client.getStoreRedsysData({ storeId: cart.setup.storeId })).toEqual(settings)
  })

  it('that asks nothing is paid at once [PAY-003]', async () => {
    await come()
    expect(await payInForm('4548816134581156')).toMatchObject({ state: 'paid', orderNumber: expect.any(Number) })
  })

  it('that is declined five times is told to wait, before the bank is asked again [F-062]', async () => {
    await come()
    for (let card = 0; card < 5; card++) {
      expect(await payInForm('4907277775205123')).toMatchObject({ state: 'declined' })
    }
    const before = (await attempts()).length
    const told = await diner.client.savePaymentRedsysWeb(aPayment(cartId))
    expect(told).toMatchObject({ refused: 'too-many-declines', message: expect.stringMatching(/rechazado/) })
    expect(await attempts()).toHaveLength(before)
    // The next diner of the same house pays as ever, and a quarter of an hour later so does this one.
    await come()
    expect(await payInForm('4548816134581156')).toMatchObject({ state: 'paid' })
  })

  it('that is declined says so at once', async () => {
    await come()
    expect(await payInForm('4907277775205123')).toMatchObject({ state: 'declined' })
  })

  it('is challenged with creq, and paid by the answer [PAY-001] [PAY-012]', async () => {
    await come()
    const started = await payInForm('4548817212493017')
    expect(getForm(started)).toMatchObject({ protocol: '3ds-2', fields: { creq: expect.any(String) } })
    const { action, fields } = await answerChallenge(started)
    expect(action).toBe(`${house.url}/payment/challenge`)
    const back = await postForm(action, fields)
    expect(back.status).toBe(303)
    expect(back.headers.get('location')).toBe(`${house.url}/checkout/complete?attempt=${started.attemptId}`)
    expect(await resultOf(started.attemptId)).toMatchObject({ state: 'paid' })
  })

  it('of the first version is challenged with PaReq, MD and TermUrl [PAY-011] [OPEN-115]', async () => {
    await come()
    const started = await payInForm('4548812049400004')
    const { protocol, fields } = getForm(started)
    expect(protocol).toBe('3ds-1')
    expect(Object.keys(fields).sort()).toEqual(['MD', 'PaReq', 'TermUrl'])
    const answer = await answerChallenge(started)
    await postForm(answer.action, answer.fields)
    expect(await resultOf(started.attemptId)).toMatchObject({ state: 'paid' })
  })

  it('with a method step runs it first, hidden, and then goes on [PAY-012]', async () => {
    await come()
    const started = await payInForm('4918019199883839')
    expect(getForm(started).protocol).toBe('3ds-method')
    const method = await passMethod(started)
    expect((await postForm(method.action, method.fields)).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self'",
    )
    const next = await resultOf(started.attemptId)
    expect(getForm(next).protocol).toBe('3ds-2')
    const answer = await answerChallenge(next)
    await postForm(answer.action, answer.fields)
    expect(await resultOf(started.attemptId)).toMatchObject({ state: 'paid' })
  })

  it('whose method step never answers goes on after ten seconds without it', async () => {
    await come()
    const started = await payInForm('4918019160034602')
    expect(getForm(await resultOf(started.attemptId)).protocol).toBe('3ds-method')
    house.clock.now += 10_000
    expect(await resultOf(started.attemptId)).toMatchObject({ state: 'paid' })
  })

  it('whose holder types a wrong code is told so', async () => {
    await come()
    const started = await payInForm('4548817212493017')
    const { action, fields } = await answerChallenge(started, '000000')
    await postForm(action, fields)
    expect(await resultOf(started.attemptId)).toMatchObject({
      state: 'declined',
      message: expect.stringMatching(/confirmar que eres tú/),
    })
  })

  it('3-D Secure: a proof that is repeated, swapped or made up changes nothing', async () => {
    await come()
    const mine = await payInForm('4548817212493017')
    const { action, fields } = await answerChallenge(mine)
    const forged = Buffer.from(JSON.stringify({ threeDSServerTransID: 'nobody', transStatus: 'Y' })).toString('base64')
    await postForm(action, { cres: forged })
    expect((await resultOf(mine.attemptId)).state).toBe('action')
    const owner = { diner, cartId, attempt: mine.attemptId }
    await come()
    const theirs = await payInForm('4548817212493017')
    await postForm(action, fields)
    await postForm(action, fields)
    expect((await resultOf(theirs.attemptId)).state).toBe('action')
    ;({ diner, cartId } = owner)
    expect(await resultOf(owner.attempt)).toMatchObject({ state: 'paid' })
    expect(await orders()).toHaveLength(1)
  })
})

it('a payment is told to nobody but who made it', async () => {
  await come()
  const { attemptId } = await pay()
  const stranger = await house.visit()
  expect(await stranger.client.getPaymentResult({ attempt: attemptId as never })).toMatchObject({
    refused: 'payment-not-found',
  })
})
