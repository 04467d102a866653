import type { BookingWish } from '@comanda/contract/entities/booking'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { openStandIn } from '@comanda/sandbox/redsys/stand-in'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { booking, slotLoad } from '../database/schema/booking.ts'
import { cart } from '../database/schema/cart.ts'
import { reconciliationBreak, refund } from '../database/schema/ledger.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { transact } from '../database/transact.ts'
import { aWish } from '../testing/booking/bookings.ts'
import { accepted } from '../testing/cart/carts.ts'
import { payAtBank } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { aPayment, fillCart, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'
import { askRefund } from './ask-refund.ts'
import type { PaidThing } from './attempt.repository.ts'
import { sweepAttempts } from './sweep-attempts.job.ts'

let house: PayingShop
beforeAll(async () => {
  house = await openPayingShop()
})
afterAll(() => house.close())
afterEach(() => checkMoney(house.shop.database.db))

const pan = '5576441563045037'

function aDeposit(party: number, guest: Partial<BookingWish['guest']>) {
  const wish = aWish({
    storeId: storeIds.malasana,
    resourceId: toId<ResourceId>(resourceIds.malasana.room),
    sittingId: toId<SittingId>(202),
    date: getIsoDate('2026-11-21'),
    at: getMinute('22:00'),
    party,
  })
  return { ...wish, guest: { ...wish.guest, ...guest } }
}

/** Each does what makes money go back, and answers the attempt whose money it is and whom that is told to. */
const causes = {
  async 'a booking that was cancelled in time'() {
    const { client } = await house.visit()
    const storeId = storeIds.malasana
    const place = { resourceId: toId<ResourceId>(resourceIds.malasana.room), sittingId: toId<SittingId>(202) }
    const when = { date: getIsoDate('2026-11-21'), at: getMinute('20:00'), party: 2 }
    const email = 'reserva@demo.example'
    const wish = aWish({ storeId, ...place, ...when })
    const drawn = accepted(await client.createBookingMerchantCode({ ...wish, guest: { ...wish.guest, email } }))
    const payment = { storeId, merchantOrder: drawn.merchantOrder, token: null, window: null, shown: null }
    await payAtBank(accepted(await client.payBookingWithRedsys(payment)), { pan })
    for (let press = 0; press < 2; press++) accepted(await client.cancelBooking({ bookingId: drawn.id, key: null }))
    return { attempt: drawn.attempt, email }
  },

  async 'a deposit whose seats were taken before the bank said yes'() {
    const email = 'tarde@demo.example'
    const wish = aDeposit(6, { email })
    const { client } = await house.visit()
    const drawn = accepted(await client.createBookingMerchantCode(wish))
    const payment = { storeId: wish.storeId, token: null, window: null, shown: null }
    const { merchantOrder } = drawn
    const started = accepted(await client.payBookingWithRedsys({ ...payment, merchantOrder }))
    house.clock.now += 11 * 60_000
    // Two parties of six take all twelve seats, and one of them pays at once.
    const quick = await house.visit()
    const taken = accepted(await quick.client.createBookingMerchantCode(aDeposit(6, { phone: '600000021' })))
    const other = await house.visit()
    accepted(await other.client.createBookingMerchantCode(aDeposit(6, { phone: '600000022' })))
    const quickly = { ...payment, merchantOrder: taken.merchantOrder }
    await payAtBank(accepted(await quick.client.payBookingWithRedsys(quickly)), { pan })
    await payAtBank(started, { pan })
    const { db } = house.shop.database
    const [late] = await db.select().from(booking).where(eq(booking.id, drawn.id))
    expect(late?.state).toBe('expired')
    const loads = await db.select().from(slotLoad).where(eq(slotLoad.sittingId, wish.sittingId))
    expect(loads.find(({ at }) => at === wish.at)?.covers).toBe(12)
    // The guest who waits on the page is told as well.
    const told = accepted(await client.getPaymentResult({ attempt: drawn.attempt }))
    expect(told).toMatchObject({ state: 'failed', message: expect.stringContaining('te lo hemos devuelto') })
    const breaks = await db.select().from(reconciliationBreak).where(eq(reconciliationBreak.attemptId, drawn.attempt))
    expect(breaks).toMatchObject([{ kind: 'money-goes-back' }])
    return { attempt: drawn.attempt, email }
  },

  async 'an order that can no longer be made'() {
    const { client } = await house.visit()
    const cartId = await fillCart(client)
    const email = 'cerrado@demo.example'
    const contact = { fullName: 'Ana Gil', email, phone: '600123456' }
    const started = accepted(await client.savePaymentRedsysWeb(aPayment(cartId, { contact })))
    // The venue closes it while its diner is at the bank.
    await house.shop.database.db.update(cart).set({ state: 'closed' }).where(eq(cart.id, cartId))
    await payAtBank(started, { pan })
    return { attempt: started.attemptId, email }
  },

  async 'a second payment of the same order'() {
    const { client } = await house.visit()
    const cartId = await fillCart(client)
    const email = 'doble@demo.example'
    const contact = { fullName: 'Ana Gil', email, phone: '600123456' }
    const pay = async () => accepted(await client.savePaymentRedsysWeb(aPayment(cartId, { contact })))
    const first = await pay()
    await payAtBank(await pay(), { pan })
    await payAtBank(first, { pan })
    return { attempt: first.attemptId, email }
  },
}

it.each(Object.entries(causes))(
  'the money of %s is asked back once, goes back once, and is told once',
  async (_title, cause) => {
    const { attempt, email } = await cause()
    const { db } = house.shop.database
    const find = async () =>
      (
        await db
          .select()
          .from(paymentAttempt)
          .where(eq(paymentAttempt.id, attempt as never))
      )[0]
    const mails = () =>
      db
        .select()
        .from(outboxMessage)
        .where(and(like(outboxMessage.key, 'refund:%'), eq(outboxMessage.recipient, email)))
    expect(await find()).toMatchObject({ state: 'refunding', refunded: 0 })
    expect(await mails()).toEqual([])
    // The bank gives it back, but its answer is lost: nobody is told what is not known.
    house.sandbox.knobs.failNext('/trataPeticionREST', 'reset-after')
    await sweepAttempts(house.kit)
    expect(await find()).toMatchObject({ state: 'refunding', refunded: 0 })
    expect(await mails()).toEqual([])
    for (let round = 0; round < 3; round++) {
      house.clock.now += 60_000
      await sweepAttempts(house.kit)
    }
    const ended = await find()
    expect(ended).toMatchObject({ state: 'refunded', refunded: ended?.captured })
    const asked = await db
      .select()
      .from(refund)
      .where(eq(refund.attemptId, attempt as never))
    expect(asked).toMatchObject([{ state: 'done', amount: ended?.captured }])
    const operation = house.sandbox.books(openStandIn).operations.get(ended?.merchantOrder ?? '')
    expect(operation?.refunded).toBe(ended?.captured)
    expect(await mails()).toMatchObject([{ subject: expect.stringContaining('te hemos devuelto') }])
  },
)

it('a part of a payment goes back once when several instances sweep at the same time, and so does the next part', async () => {
  const { client } = await house.visit()
  const { db } = house.shop.database
  const started = accepted(await client.savePaymentRedsysWeb(aPayment(await fillCart(client))))
  await payAtBank(started, { pan })
  const isPaid = eq(paymentAttempt.id, started.attemptId as never)
  const find = async () => (await db.select().from(paymentAttempt).where(isPaid))[0]
  const paid = await find()
  if (paid === undefined) throw new Error('the payment is missing')
  const paidFor = { orderId: paid.orderId, cartId: paid.cartId, cartVersion: paid.cartVersion } as PaidThing
  const operation = house.sandbox.books(openStandIn).operations.get(paid.merchantOrder)
  for (const part of [1, 2]) {
    const wish = { siteId: paid.siteId, paidFor, amount: cents(300), reason: `part-${part}`, at: house.kit.now() }
    await transact(db, (tx) => askRefund(tx, wish))
    await Promise.all(Array.from({ length: 5 }, () => sweepAttempts(house.kit)))
    expect(await find()).toMatchObject({ state: 'approved', refunded: 300 * part })
    expect(operation?.refunded).toBe(300 * part)
  }
})
