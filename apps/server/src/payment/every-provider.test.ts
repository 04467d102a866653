import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { isRefusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cart } from '../database/schema/cart.ts'
import { coupon } from '../database/schema/coupon.ts'
import { placedOrder } from '../database/schema/order.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { sendMessages } from '../outbox/send-messages.job.ts'
import type { Delivery } from '../outbox/transport.ts'
import { accepted, add, aSave, look } from '../testing/cart/carts.ts'
import { openVisit, sendTo, type Visit } from '../testing/http/open-visit.ts'
import { listSent } from '../testing/kitchen/list-sent.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { listCharges } from '../testing/payment/list-charges.ts'
import { fillCart, openPayingShop, type PayingShop, patient } from '../testing/payment/paying-shop.ts'
import { type ProviderRow, providerRows } from '../testing/payment/provider-rows.ts'
import { equalPart, openSharedTable, takeShare } from '../testing/table/shared-table.ts'
import { sweepAttempts } from './sweep-attempts.job.ts'

let house: PayingShop
let diner: Visit
let cartId: CartId
beforeAll(async () => {
  house = await openPayingShop(patient, 100_000)
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

const db = () => house.shop.database.db
const orders = (id = cartId) => db().select().from(placedOrder).where(eq(placedOrder.cartId, id))
const attempts = (id = cartId) => db().select().from(paymentAttempt).where(eq(paymentAttempt.cartId, id))
const chargesOf = async (id = cartId) => {
  const numbers = (await attempts(id)).map(({ merchantOrder }) => merchantOrder)
  return listCharges(house.sandbox).filter(({ merchantOrder, taken }) => taken > 0 && numbers.includes(merchantOrder))
}
const resultOf = async (visit: Visit, { attemptId }: PaymentResult) =>
  accepted(await visit.client.getPaymentResult({ attempt: attemptId as never }))
const later = async (ms: number) => {
  house.clock.now += ms
  await sweepAttempts(house.kit)
}

/** The cases of faults.md that a provider may meet in its own way, each for every provider. */
describe.each(providerRows.map((row) => [row.name, row] as const))('%s', (_name, row: ProviderRow) => {
  const { way, slowly } = row
  const begin = async (visit = diner, id = cartId) =>
    accepted(await way.start(house, { visit, cartId: id, isWhole: true }, slowly))
  const finish = (started: PaymentResult) => way.finish(house, started, slowly)

  it('12: an answer that is not final is no yes; the kitchen is told when the yes comes', async () => {
    const started = await begin()
    const paying = { started, merchantOrder: (await attempts())[0]?.merchantOrder ?? '' }
    await row.hang(house, paying)
    await later(35_000)
    expect((await resultOf(diner, started)).state).not.toBe('paid')
    expect(await orders()).toEqual([])
    await row.complete(house, paying)
    await later(35_000)
    expect(await orders()).toMatchObject([{ paymentState: 'paid' }])
    expect(await chargesOf()).toHaveLength(1)
  })

  it('17: a mail server that is away for an hour holds up no order, and loses and doubles no mail', async () => {
    await finish(await begin())
    const [order] = await orders()
    expect(order).toMatchObject({ paymentState: 'paid' })
    const isOfOrder = ({ key }: { readonly key: string }) => key.includes(order?.id ?? '-')
    const sent: string[] = []
    const send = (answer: Delivery) => {
      const mail = {
        send: async (message: { readonly key: string }) => {
          if (answer.kind === 'sent' && isOfOrder(message)) sent.push(message.key)
          return answer
        },
      }
      const now = () => house.clock.now as Instant
      return sendMessages({ database: db(), transports: { mail }, now, alarm: () => {} })
    }
    for (let minute = 0; minute < 60; minute += 15) {
      await send({ kind: 'unreachable', reason: 'away' })
      house.clock.now += 15 * 60_000
    }
    const waiting = (await db().select().from(outboxMessage)).filter(isOfOrder)
    expect(await listSent(db(), cartId)).toMatchObject([{ orderId: order?.id }])
    for (let round = 0; round < 3; round++) {
      house.clock.now += 3_600_000
      await send({ kind: 'sent' })
    }
    const mails = waiting.map(({ key }) => key)
    expect(mails.length).toBeGreaterThan(0)
    expect(sent.sort()).toEqual(mails.sort())
  })

  it('18: a phone that slept pays no old total', async () => {
    const { total } = await look(diner.client, cartId)
    await add(diner.client, cartId, 'pulpo-a-la-gallega')
    const asleep = await way.start(house, { visit: diner, cartId, isWhole: true, sees: total }, slowly)
    expect(asleep).toMatchObject({ refused: 'price-differs' })
    expect(await chargesOf()).toEqual([])
    const fresh = (await look(diner.client, cartId)).total
    await finish(accepted(await way.start(house, { visit: diner, cartId, isWhole: true, sees: fresh }, slowly)))
    expect(await orders()).toMatchObject([{ total: fresh, paid: fresh }])
  })

  it('19: what is not wanted any more goes back once, though the answer was lost and it was asked again', async () => {
    const started = await begin()
    await db().update(cart).set({ state: 'closed' }).where(eq(cart.id, cartId))
    await finish(started)
    house.sandbox.knobs.failNext(row.refundPath, 'reset-after')
    for (let round = 0; round < 4; round++) await later(40_000)
    const [charge] = await chargesOf()
    expect(charge).toMatchObject({ refunded: charge?.taken })
    expect(await attempts()).toMatchObject([{ state: 'refunded', refunded: charge?.taken }])
  })

  it.each([-5, 5])('20: a device whose clock is %i minutes wrong pays as any other', async (minutes) => {
    const clock = () => house.clock.now + minutes * 60_000
    const wrong = await openVisit({ send: sendTo(house.url), clock })
    const id = await fillCart(wrong.client)
    await finish(await begin(wrong, id))
    expect(await orders(id)).toMatchObject([{ paymentState: 'paid' }])
  })

  it('21: six presses at once are one payment, and another way to pay ends it first', async () => {
    const pressed = await Promise.all(
      Array.from({ length: 6 }, () => way.start(house, { visit: diner, cartId, isWhole: true }, slowly)),
    )
    const open = (await attempts()).filter(({ state }) => ['created', 'submitted', 'challenged'].includes(state))
    expect(open).toHaveLength(1)
    const started = pressed.find((one) => !isRefusal(one) && one.attemptId === open[0]?.id) ?? (await begin())
    await finish(accepted(started))
    expect(await orders()).toHaveLength(1)
    expect(await chargesOf()).toHaveLength(1)
    for (const other of providerRows) {
      const again = await other.way.start(house, { visit: diner, cartId, isWhole: true }, other.slowly)
      expect(isRefusal(again), other.name).toBe(true)
    }
  })

  it('22: three diners pay the parts of one bill at the same moment: every cent once', async () => {
    const phones = [diner, await house.visit(), await house.visit()]
    const position = 1 + providerRows.indexOf(row)
    const table = await openSharedTable(phones, position, [{ slug: 'pulpo-a-la-gallega', quantity: 1 }])
    for (const [place, visit] of phones.entries()) await takeShare(visit, table.cartId, equalPart(3 - place))
    await Promise.all(
      phones.map(async (visit) => {
        const started = accepted(await way.start(house, { visit, cartId: table.cartId }, slowly))
        await finish(started)
        expect(await resultOf(visit, started)).toMatchObject({ state: 'paid' })
      }),
    )
    expect(await orders(table.cartId)).toMatchObject([{ total: table.total, paid: table.total }])
    const late = await way.start(house, { visit: diner, cartId: table.cartId, isWhole: true }, slowly)
    expect(isRefusal(late)).toBe(true)
  })

  it('23: a cart that is being paid stands still, and what was frozen is sold', async () => {
    const { total } = await look(diner.client, cartId)
    const started = await begin()
    await expect(add(diner.client, cartId, 'pulpo-a-la-gallega')).rejects.toThrow('cart-not-open')
    await finish(started)
    expect(await orders()).toMatchObject([{ total, paid: total }])
    expect(await chargesOf()).toMatchObject([{ taken: total }])
  })

  it('25: the last use of a coupon is one diner’s, and nobody else is charged its price', async () => {
    const couponCode = `ULTIMO-${row.name.toUpperCase()}`
    const [{ siteId } = { siteId: undefined }] = await db().select().from(coupon).limit(1)
    if (siteId === undefined) throw new Error('the demo has no coupon')
    const [validFrom, validTo] = [house.clock.now - 1_000, house.clock.now + 3_600_000] as [Instant, Instant]
    await db()
      .insert(coupon)
      .values({ siteId, code: couponCode, amount: cents(100), validFrom, validTo, useLimit: 1 })
    const come = async () => {
      const visit = await house.visit()
      const id = await fillCart(visit.client)
      accepted(await visit.client.saveCart(aSave({ cartId: id, codes: { couponCode, receipt: null } })))
      return { visit, cartId: id, isWhole: true, sees: (await look(visit.client, id)).total }
    }
    const paying = await Promise.all(Array.from({ length: 5 }, come))
    const started = await Promise.all(paying.map((one) => way.start(house, one, slowly)))
    const won = started.filter((one) => !isRefusal(one))
    expect(won).toHaveLength(1)
    for (const one of won) await finish(accepted(one))
    const sold = (await Promise.all(paying.map((one) => orders(one.cartId)))).flat()
    expect(sold).toMatchObject([{ total: paying[0]?.sees, paid: paying[0]?.sees }])
  })
})
