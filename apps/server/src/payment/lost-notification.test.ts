import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type CartId, type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import { openStandIn } from '@comanda/sandbox/redsys/stand-in'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { booking } from '../database/schema/booking.ts'
import { placedOrder } from '../database/schema/order.ts'
import { paymentAttempt, paymentEvent } from '../database/schema/payment.ts'
import { aGuest, aWish } from '../testing/booking/bookings.ts'
import { accepted } from '../testing/cart/carts.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { payAtBank, takeToken } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { aPayment, fillCart, impatient, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'
import { listDueAttempts } from './due-attempt.repository.ts'
import { atBankMs, callAskedMs, roundMs } from './query-schedule.ts'
import { sweepAttempts } from './sweep-attempts.job.ts'

const card = { pan: '5576441563045037' }
const second = 1_000
const minute = 60 * second

let house: PayingShop
let diner: Visit
let cartId: CartId
beforeEach(async () => {
  house = await openPayingShop(impatient)
  diner = await house.visit()
  cartId = await fillCart(diner.client)
  house.sandbox.knobs.delivery = 'drop'
})
afterEach(async () => {
  await checkMoney(house.shop.database.db)
  await house.close()
})

const db = () => house.shop.database.db
const orders = () => db().select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
const pay = async () => accepted(await diner.client.savePaymentRedsysWeb(aPayment(cartId)))
const poll = async ({ attemptId }: PaymentResult) =>
  accepted(await diner.client.getPaymentResult({ attempt: attemptId as never }))
const attemptOf = async ({ attemptId }: PaymentResult) => {
  const [attempt] = await db()
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.id, attemptId as never))
  if (attempt === undefined) throw new Error('the attempt is gone')
  return attempt
}
const countQuestions = async ({ attemptId }: PaymentResult) =>
  db().$count(paymentEvent, and(eq(paymentEvent.attemptId, attemptId as never), eq(paymentEvent.kind, 'query')))

/** The clock runs and the sweep with it, three times a minute and never exactly on time; nobody else asks. */
async function wait(ms: number, isBankAway = false): Promise<void> {
  const end = house.clock.now + ms
  while (house.clock.now < end) {
    if (isBankAway) house.sandbox.knobs.failNext('/SerClsWSConsulta', 'refuse')
    const round = Math.floor(house.clock.now / roundMs + 1) * roundMs
    const late = (round / roundMs) % 2 === 0 ? 900 : 100
    house.clock.now = Math.min(end, round + late)
    if (house.clock.now === round + late) await sweepAttempts(house.kit)
  }
}

async function payWithLostReply(): Promise<PaymentResult> {
  const { merchantOrder } = accepted(await diner.client.createMerchantOrder({ id: cartId }))
  const operationId = await takeToken(house.sandbox.url, merchantOrder, card.pan)
  house.sandbox.knobs.failNext('/trataPeticionREST', 'reset-after')
  const payment = { ...aPayment(cartId).payment, operationId }
  return accepted(await diner.client.savePaymentRedsysWeb(aPayment(cartId, { merchantOrder, payment })))
}

describe('the bank’s message is lost', () => {
  it('and the browser is closed: the sweep finds the order paid within a minute of the payment [F-002]', async () => {
    const started = await pay()
    const { createdAt, nextQueryAt } = await attemptOf(started)
    const first = (nextQueryAt ?? 0) - createdAt
    expect(first).toBeGreaterThanOrEqual(10 * second)
    expect(first).toBeLessThanOrEqual(minute)
    await payAtBank(started, card)
    await wait(first - second)
    expect(await orders()).toEqual([])
    await wait(minute - first)
    expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
    expect((await attemptOf(started)).settledAt).toBeLessThanOrEqual(createdAt + minute)
    expect(house.alarms).toEqual([])
  })

  it('and the first round that could ask dies with its instance: paid within a minute all the same', async () => {
    const started = await pay()
    const { createdAt } = await attemptOf(started)
    await payAtBank(started, card)
    await wait(atBankMs - second)
    house.clock.now += roundMs
    await wait(createdAt + minute - house.clock.now)
    expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
  })

  it.each([0, 1, 7, 28])(
    'and the diner pays in minute %i, browser closed: paid within a minute [F-002]',
    async (minutes) => {
      const started = await pay()
      await wait(minutes * minute + 17 * second)
      expect((await attemptOf(started)).state).toBe('challenged')
      await payAtBank(started, card)
      await wait(minute)
      expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
    },
  )

  it('and the bank is away for an hour: paid within a minute of its return', async () => {
    const started = await payWithLostReply()
    expect((await attemptOf(started)).state).toBe('unknown')
    await wait(60 * minute, true)
    while (house.sandbox.knobs.take('/SerClsWSConsulta') !== 'none') {
      // The bank is back.
    }
    expect((await attemptOf(started)).state).toBe('unknown')
    await wait(minute)
    expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
  })

  it('and the process died while it asked the bank: paid within a minute of the yes', async () => {
    const started = await payWithLostReply()
    // What a killed process leaves: sent, and nobody waits for the answer.
    await db()
      .update(paymentAttempt)
      .set({ state: 'submitted', nextQueryAt: later(house.clock.now as Instant, callAskedMs) })
      .where(eq(paymentAttempt.id, started.attemptId as never))
    await wait(minute)
    expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
  })

  it('and the diner pays a page that was left for another one: the money goes back, and the order stays paid', async () => {
    const left = await pay()
    const taken = await pay()
    expect((await attemptOf(left)).state).toBe('expired')
    await payAtBank(taken, card)
    await wait(minute)
    expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
    await wait(10 * minute)
    await payAtBank(left, card)
    await wait(minute)
    expect((await attemptOf(left)).state).toBe('refunded')
    expect(house.alarms).toHaveLength(1)
    house.alarms.length = 0
    expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
  })

  it('and nobody pays the page that was left: the bank is asked until it is closed, and no longer', async () => {
    const left = await pay()
    await pay()
    await wait(29 * minute)
    expect((await attemptOf(left)).nextQueryAt).not.toBeNull()
    await wait(2 * minute)
    expect(await attemptOf(left)).toMatchObject({ state: 'expired', nextQueryAt: null })
  })

  it('and nobody pays: the bank is asked three times a minute, and the attempt ends with its life, not before', async () => {
    const started = await pay()
    await wait(29 * minute)
    expect((await attemptOf(started)).state).toBe('challenged')
    expect(await countQuestions(started)).toBe(86)
    await wait(2 * minute)
    expect((await attemptOf(started)).state).toBe('expired')
    expect(await orders()).toEqual([])
  })

  it('and the bank’s books are late too: silence is no answer, and the yes counts once it is there [F-002]', async () => {
    const started = await pay()
    await payAtBank(started, card)
    const operation = house.sandbox.books(openStandIn).operations.get((await attemptOf(started)).merchantOrder)
    if (operation === undefined) throw new Error('the bank knows nothing')
    operation.isFinal = false
    await wait(2 * minute)
    house.sandbox.knobs.failNext('/SerClsWSConsulta', 'silent')
    await wait(minute)
    expect(await poll(started)).toMatchObject({ state: 'action' })
    expect(await orders()).toEqual([])
    operation.isFinal = true
    await wait(minute + second)
    expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
  })

  it('and the diner comes back: the first look finds it paid, and no look before the payment does [F-002]', async () => {
    const started = await pay()
    expect(await poll(started)).toMatchObject({ state: 'action' })
    house.clock.now += 20 * second
    await payAtBank(started, card)
    expect(await orders()).toEqual([])
    expect(await poll(started)).toMatchObject({ state: 'paid' })
    expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
  })

  it('and two pages wait: the bank is asked about a payment once in five seconds [F-002]', async () => {
    const started = await pay()
    for (let at = 0; at < 20 * second; at += 500) {
      await Promise.all([poll(started), poll(started), poll(started)])
      house.clock.now += 500
    }
    expect(await countQuestions(started)).toBe(4)
    await payAtBank(started, card)
    expect(await poll(started)).toMatchObject({ state: 'paid' })
  })

  it('and the diner gave up at the bank: the page says so at once, and the cart is as it was', async () => {
    const started = await pay()
    await payAtBank(started, { cancels: true })
    expect(await poll(started)).toMatchObject({
      state: 'declined',
      message: expect.stringContaining('Has cancelado el pago'),
    })
    house.sandbox.knobs.delivery = 'send'
    house.clock.now += 5 * second
    await payAtBank(await pay(), card)
    expect(await orders()).toHaveLength(1)
  })

  it('and others wait too: a round begins with whoever was not asked about for longest [F-002]', async () => {
    const asked = await pay()
    house.clock.now += second
    const other = await house.visit()
    const unasked = accepted(await other.client.savePaymentRedsysWeb(aPayment(await fillCart(other.client))))
    house.clock.now += 20 * second
    await poll(asked)
    const due = await listDueAttempts(db(), { now: house.clock.now as Instant, limit: 500, after: undefined })
    const places = [unasked, asked].map(({ attemptId }) => due.findIndex(({ id }) => id === attemptId))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, next) => one - next))
  })

  it('and the bank answers others with faults: they hold up nobody [F-002]', async () => {
    for (let left = 0; left < 20; left++) {
      const other = await house.visit()
      accepted(await other.client.savePaymentRedsysWeb(aPayment(await fillCart(other.client))))
    }
    house.clock.now += second
    await payAtBank(await pay(), card)
    house.clock.now += 20 * second
    for (let fault = 0; fault < 12; fault++) house.sandbox.knobs.failNext('/SerClsWSConsulta', 'error')
    await sweepAttempts(house.kit)
    expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
  })

  it('for a deposit: the table is confirmed while it is still held [F-002]', async () => {
    const storeId = storeIds.malasana
    const wish = aWish({
      storeId,
      resourceId: toId<ResourceId>(resourceIds.malasana.room),
      sittingId: toId<SittingId>(202),
      party: 2,
      guest: aGuest(),
    })
    const { id, merchantOrder, heldUntil } = accepted(await diner.client.createBookingMerchantCode(wish))
    const asked = { storeId, merchantOrder, token: null, window: null, shown: null }
    const started = accepted(await diner.client.payBookingWithRedsys(asked))
    await payAtBank(started, card)
    await wait(2 * minute)
    expect(house.clock.now).toBeLessThan(heldUntil)
    expect(await db().select().from(booking).where(eq(booking.id, id))).toMatchObject([{ state: 'confirmed' }])
  })
})
