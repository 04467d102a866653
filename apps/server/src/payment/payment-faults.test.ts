import { getMethod } from '@comanda/payments/server/providers'
import type { CartId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { openStandIn } from '@comanda/sandbox/redsys/stand-in'
import type { Fault } from '@comanda/sandbox/stand-in/fault-knobs'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reconciliationBreak } from '../database/schema/ledger.ts'
import { placedOrder } from '../database/schema/order.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { accepted, add, look } from '../testing/cart/carts.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { listSent } from '../testing/kitchen/list-sent.ts'
import { answerChallenge, getForm, payAtBank, postForm, takeToken } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import {
  ana,
  aPayment,
  atTheDoor,
  fillCart,
  impatient,
  openPayingShop,
  type PayingShop,
} from '../testing/payment/paying-shop.ts'
import { toAttempt } from './attempt.repository.ts'
import { receiveNotification } from './receive-notification.ts'
import { settleAttempt } from './settle-attempt.ts'
import { sweepAttempts } from './sweep-attempts.job.ts'

let house: PayingShop
let diner: Visit
let cartId: CartId
beforeAll(async () => {
  house = await openPayingShop(impatient)
})
afterEach(async () => {
  house.sandbox.knobs.delivery = 'send'
  await checkMoney(house.shop.database.db)
})
afterAll(() => house.close())

async function come(): Promise<void> {
  diner = await house.visit()
  cartId = await fillCart(diner.client)
}
const bank = () => house.sandbox.books(openStandIn)
const orders = () => house.shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
const attempts = () => house.shop.database.db.select().from(paymentAttempt).where(eq(paymentAttempt.cartId, cartId))
const pay = async (more = {}) => accepted(await diner.client.savePaymentRedsysWeb(aPayment(cartId, more)))
const resultOf = async (attempt: string | null) =>
  accepted(await diner.client.getPaymentResult({ attempt: attempt as never }))
const payInForm = async (pan: string) => {
  const { merchantOrder } = accepted(await diner.client.createMerchantOrder({ id: cartId }))
  const operationId = await takeToken(house.sandbox.url, merchantOrder, pan)
  return pay({ merchantOrder, payment: { ...aPayment(cartId).payment, operationId } })
}
const later = async (ms: number) => {
  house.clock.now += ms
  await sweepAttempts(house.kit)
}

describe('provider and network', () => {
  it.each<[string, Fault]>([
    ['1: the bank authorises and the line breaks before its answer', 'reset-after'],
    ['2: the bank takes the call and stays silent', 'silent'],
    ['3: the bank answers with an error after it charged', 'error'],
    ['3: the bank answers with a page instead of data', 'html'],
    ['3: the bank answers with half a sentence', 'truncated'],
    ['3: the bank answers under a signature that is not its own', 'bad-signature'],
  ])('%s: checked, never paid twice, and resolved by a query', async (_title, fault) => {
    await come()
    house.sandbox.knobs.failNext('/trataPeticionREST', fault)
    const started = await payInForm('5576441563045037')
    expect(started.state).toBe('checking')
    expect(started.message).toMatch(/Estamos comprobando el pago/)
    // No second way to pay while the result is unknown.
    expect(await diner.client.savePaymentWeb(aPayment(cartId, atTheDoor()))).toMatchObject({
      refused: 'payment-in-progress',
    })
    await later(6_000)
    await later(60_000)
    await later(600_000)
    const charged = bank().operations.has((await attempts())[0]?.merchantOrder ?? '')
    expect((await resultOf(started.attemptId)).state).toBe(charged ? 'paid' : 'failed')
    expect(await orders()).toHaveLength(charged ? 1 : 0)
  })

  it('4: the bank is down before anything is sent: nothing is charged, the cart is kept, the door still works', async () => {
    await come()
    house.sandbox.knobs.failNext('/iniciaPeticionREST', 'refuse')
    const started = await payInForm('5576441563045037')
    expect(started).toMatchObject({ state: 'failed', message: expect.stringMatching(/No se ha cobrado nada/) })
    expect((await look(diner.client, cartId)).cart.state).toBe('open')
    expect(accepted(await diner.client.savePaymentWeb(aPayment(cartId, atTheDoor()))).state).toBe('placed')
  })

  it('5: the notification never arrives and the browser is closed: the sweep asks, and the kitchen gets it', async () => {
    await come()
    house.sandbox.knobs.delivery = 'drop'
    const started = await pay()
    await payAtBank(started, { pan: '5576441563045037' })
    expect(await orders()).toEqual([])
    await later(60_000)
    expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
    const told = await house.shop.database.db.select().from(outboxMessage)
    const [order] = await orders()
    const ofOrder = told.filter(({ key }) => key.includes(order?.id ?? '-')).map(({ channel }) => channel)
    expect(ofOrder).toContain('mail')
    expect(await listSent(house.shop.database.db, cartId)).toMatchObject([{ orderId: order?.id }])
  })

  it('7: the same notification fifty times at once is one order, one ticket, one answer', async () => {
    await come()
    const started = await pay()
    house.sandbox.knobs.delivery = 'drop'
    await payAtBank(started, { pan: '5576441563045037' })
    const [attempt] = await attempts()
    const operation = bank().operations.get(attempt?.merchantOrder ?? '')
    const said = {
      Ds_Amount: String(operation?.amount),
      Ds_Currency: '978',
      Ds_Order: operation?.order,
      Ds_MerchantCode: bank().merchant.code,
      Ds_Terminal: '001',
      Ds_Response: '0000',
      Ds_TransactionType: '0',
      Ds_AuthorisationCode: '123456',
    }
    const sealed = bank().seal(said, operation?.order ?? '')
    const url = house.notifyUrl
    const replies = await Promise.all(Array.from({ length: 50 }, () => postForm(url, sealed)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await orders()).toHaveLength(1)
  })

  it('9: opening the page the bank sends back to makes nothing paid', async () => {
    await come()
    const started = await pay()
    await fetch(`${house.url}/checkout/complete?attempt=${started.attemptId}`)
    expect((await resultOf(started.attemptId)).state).toBe('action')
    expect(await orders()).toEqual([])
  })

  it.each([1, -1, 100_000])(
    'a yes to another amount, by %i, is no yes: nothing is given, an operator is told, and the right one still counts [F-242]',
    async (difference) => {
      await come()
      await pay()
      const [attempt] = await attempts()
      if (attempt === undefined) throw new Error('nothing was begun')
      const said = (amount: number) => ({
        kind: 'approved' as const,
        receipt: { reference: attempt.merchantOrder, authorisation: '1', amount: cents(amount) },
      })
      const known = toAttempt(attempt)
      const told = house.alarms.length
      const left = await settleAttempt(house.kit, known, said(attempt.amount + difference), 'a test')
      expect(left).toMatchObject({ state: attempt.state, captured: 0 })
      expect(await attempts()).toMatchObject([{ state: attempt.state, captured: 0 }])
      expect(await orders()).toEqual([])
      expect(house.alarms.slice(told)).toEqual([expect.stringContaining(attempt.id)])
      const { db } = house.shop.database
      const broken = await db.select().from(reconciliationBreak).where(eq(reconciliationBreak.attemptId, attempt.id))
      expect(broken).toMatchObject([
        { kind: 'amount-differs', detail: { asked: attempt.amount, reported: attempt.amount + difference } },
      ])
      await settleAttempt(house.kit, known, said(attempt.amount), 'a test')
      expect(await orders()).toMatchObject([{ paid: attempt.amount }])
    },
  )

  it('10: a yes that comes after the attempt expired is honoured while the cart is still there', async () => {
    await come()
    const started = await pay()
    house.sandbox.knobs.delivery = 'hold'
    await later(31 * 60_000)
    expect((await resultOf(started.attemptId)).state).toBe('failed')
    await payAtBank(started, { pan: '5576441563045037' })
    await house.sandbox.releaseMessages()
    expect((await resultOf(started.attemptId)).state).toBe('paid')
  })

  it('8: a second yes for a cart already ordered goes back at once, and staff are told', async () => {
    await come()
    const first = await pay()
    const second = await pay()
    await payAtBank(second, { pan: '5576441563045037' })
    await payAtBank(first, { pan: '5576441563045037' })
    await later(1_000)
    expect(await orders()).toHaveLength(1)
    const states = (await attempts()).map(({ state }) => state).sort()
    expect(states).toEqual(['approved', 'refunded'])
    const [refunded] = (await attempts()).filter(({ state }) => state === 'refunded')
    const mails = await house.shop.database.db.select().from(outboxMessage)
    const told = mails
      .filter(({ key }) => key.startsWith('refund:'))
      .map(({ recipient, subject }) => [recipient, subject])
    expect(told).toContainEqual([ana.email, expect.stringContaining('te hemos devuelto')])
    expect(bank().operations.get(refunded?.merchantOrder ?? '')?.refunded).toBe(refunded?.amount)
  })
})

describe('forged notifications (32)', () => {
  const right = {
    Ds_Currency: '978',
    Ds_MerchantCode: '999008881',
    Ds_Terminal: '1',
    Ds_Response: '0000',
    Ds_TransactionType: '0',
  }
  it.each([
    ['another amount', { Ds_Amount: '1' }],
    ['another currency', { Ds_Currency: '840' }],
    ['another merchant', { Ds_MerchantCode: '1' }],
    ['another terminal', { Ds_Terminal: '2' }],
    ['a refund’s success', { Ds_Response: '0900' }],
    ['a cancellation’s success', { Ds_Response: '0400' }],
    ['a response that is none', { Ds_Response: '0x1' }],
    ['another kind of operation', { Ds_TransactionType: '3' }],
  ])('rightly signed but with %s change nothing', async (_title, more) => {
    await come()
    await pay()
    const [attempt] = await attempts()
    const order = attempt?.merchantOrder ?? ''
    const fields = { ...right, Ds_Amount: String(attempt?.amount), Ds_Order: order, ...more }
    const reply = await postForm(house.notifyUrl, bank().seal(fields, order))
    expect(reply.status).toBe(400)
    expect(await orders()).toEqual([])
  })

  it('a hundred about one attempt are one alarm, and none keeps that of another attempt from being told [F-208]', async () => {
    const forge = async () => {
      await come()
      const { fields } = getForm(await pay())
      const body = new URLSearchParams({ ...fields, Ds_Signature: 'AAAA' }).toString()
      return { headers: {}, body, receivedAt: house.clock.now }
    }
    const [one, other] = [await forge(), await forge()]
    house.alarms.length = 0
    for (let time = 0; time < 100; time += 1) await receiveNotification(house.kit, getMethod('new'), one)
    await receiveNotification(house.kit, getMethod('new'), other)
    expect(house.alarms).toHaveLength(2)
    expect(new Set(house.alarms).size).toBe(2)
    house.alarms.length = 0
  })

  it('with a bad signature, for nobody’s order, or not to be read at all change nothing', async () => {
    await come()
    const started = await pay()
    const { fields } = getForm(started)
    const url = house.notifyUrl
    for (const body of [{ ...fields, Ds_Signature: 'AAAA' }, { Ds_MerchantParameters: 'x' }, {}]) {
      expect((await postForm(url, body)).status).toBe(400)
    }
    expect(await orders()).toEqual([])
  })
})

describe('concurrency', () => {
  it('21: a double press and a second tab make one attempt; another way to pay ends the open one first', async () => {
    await come()
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => diner.client.savePaymentRedsysWeb(aPayment(cartId))),
    )
    const active = (await attempts()).filter(({ state }) => ['created', 'submitted', 'challenged'].includes(state))
    expect(active).toHaveLength(1)
    expect(replies.length).toBe(6)
    const bizum = { payment: { ...aPayment(cartId).payment, method: 'bizum' } }
    const started = accepted(await diner.client.savePaymentBizumWeb(aPayment(cartId, bizum)))
    await payAtBank(started, {})
    expect(await orders()).toHaveLength(1)
  })

  it('23: a cart that is being paid stands still, and what was frozen is what is sold', async () => {
    await come()
    const { total } = await look(diner.client, cartId)
    const started = await payInForm('4548817212493017')
    await expect(add(diner.client, cartId, 'pulpo-a-la-gallega')).rejects.toThrow('cart-not-open')
    const { action, fields } = await answerChallenge(started)
    await postForm(action, fields)
    expect(await orders()).toMatchObject([{ total, paid: total }])
  })
})
