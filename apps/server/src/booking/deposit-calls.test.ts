import { isRefusal } from '@comanda/contract/refusals'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type AttemptId, type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import { type Cents, cents } from '@comanda/rules/money/cents'
import { getMinute } from '@comanda/rules/time/minute'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { booking } from '../database/schema/booking.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { aGuest, aWish } from '../testing/booking/bookings.ts'
import { accepted } from '../testing/cart/carts.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { payAtBank, postForm, takeToken } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'

let house: PayingShop
beforeAll(async () => {
  house = await openPayingShop()
})
afterEach(() => checkMoney(house.shop.database.db))
afterAll(() => house.close())

const yes = '4548810000000003'
const no = '5576440022788500'
/** Malasaña asks for ten euros per person. */
const storeId = storeIds.malasana
const aPaidWish = (more: Parameters<typeof aWish>[0] = {}) =>
  aWish({
    storeId,
    resourceId: toId<ResourceId>(resourceIds.malasana.room),
    sittingId: toId<SittingId>(202),
    party: 3,
    guest: aGuest(),
    ...more,
  })
const stateOf = async (id: string) =>
  (
    await house.shop.database.db
      .select()
      .from(booking)
      .where(eq(booking.id, id as never))
  )[0]?.state
const draw = async ({ client }: Visit, wish = aPaidWish()) => ({
  wish,
  ...accepted(await client.createBookingMerchantCode(wish)),
})
const pay = ({ client }: Visit, merchantOrder: string, token: string | null = null, shown: Cents | null = null) =>
  client.payBookingWithRedsys({ storeId, merchantOrder, token, window: null, shown })

describe('a deposit', () => {
  it('is the venue’s own amount, holds the seats while it is paid, and its yes confirms them [API-099] [API-100] [BOOKING-028] [BOOKING-030] [BOOKING-032]', async () => {
    const diner = await house.visit()
    const { wish, merchantOrder, id, attempt, amount } = await draw(diner)
    expect(amount).toBe(3000)
    expect(merchantOrder).toMatch(/^\d{4}[0-9A-Za-z]{8}$/)
    expect(await stateOf(id)).toBe('held')
    const started = accepted(await pay(diner, merchantOrder))
    const back = await payAtBank(started, { pan: yes })
    expect(back).toBe(`${house.url}/booking/complete?attempt=${attempt}`)
    expect(await stateOf(id)).toBe('confirmed')
    // The page then sends what it knows: it gets the same booking, never a second one.
    const told = { ...wish, depositAttemptId: attempt }
    expect(await diner.client.setBooking(told)).toMatchObject({ status: 'OK', id })
    expect(await diner.client.setBooking(told)).toMatchObject({ status: 'OK', id })
  })

  it('is paid with the token of the bank’s form as well', async () => {
    const diner = await house.visit()
    const { merchantOrder, id } = await draw(diner, aPaidWish({ at: getMinute('20:00') }))
    const token = await takeToken(house.sandbox.url, merchantOrder, yes)
    const result = accepted(await pay(diner, merchantOrder, token))
    expect(['paid', 'action', 'checking']).toContain(result.state)
    if (result.state === 'paid') expect(await stateOf(id)).toBe('confirmed')
  })

  it('that is declined leaves the table held for another card, under a new number [F-040]', async () => {
    const diner = await house.visit()
    const first = await draw(diner, aPaidWish({ at: getMinute('20:30') }))
    await payAtBank(accepted(await pay(diner, first.merchantOrder)), { pan: no })
    expect(await stateOf(first.id)).toBe('held')
    expect(await diner.client.setBooking({ ...first.wish, depositAttemptId: first.attempt })).toMatchObject({
      refused: 'deposit-not-paid',
    })
    // Who comes back with another card has no second table: the one that is held is the one they book.
    const { date, at, guest } = first.wish
    const asked = { date, at, email: guest.email, phone: guest.phone }
    expect(await diner.client.findOwnBooking(asked)).toEqual([])
    expect(await (await house.visit()).client.findOwnBooking(asked)).toMatchObject([{ kind: 'same-hour' }])
    const second = await draw(diner, first.wish)
    expect(second.id).toBe(first.id)
    expect(second.merchantOrder).not.toBe(first.merchantOrder)
    await payAtBank(accepted(await pay(diner, second.merchantOrder)), { pan: yes })
    expect(await stateOf(first.id)).toBe('confirmed')
  })

  it('of somebody else, of another size, or read from the caller buys nothing (faults 31, 34)', async () => {
    const diner = await house.visit()
    const stranger = await house.visit()
    const { wish, merchantOrder, attempt, id } = await draw(diner, aPaidWish({ at: getMinute('21:30') }))
    expect(await pay(stranger, merchantOrder)).toMatchObject({ refused: 'booking-not-found' })
    const theirs = await draw(stranger, aPaidWish({ at: getMinute('21:30'), party: 1 }))
    expect(await pay(stranger, merchantOrder)).toMatchObject({ refused: 'payment-not-found' })
    expect(await pay(diner, theirs.merchantOrder)).toMatchObject({ refused: 'payment-not-found' })
    // The caller says one cent, but it costs thirty euros.
    const cheap = await pay(diner, merchantOrder, null, cents(1))
    expect(cheap).toMatchObject({ refused: 'deposit-required', details: { amount: 3000 } })
    await payAtBank(accepted(await pay(diner, merchantOrder, null, cents(3000))), { pan: yes })
    expect(await stateOf(id)).toBe('confirmed')
    const claims = [
      stranger.client.setBooking({ ...wish, depositAttemptId: attempt }),
      diner.client.setBooking({ ...wish, party: 4, depositAttemptId: attempt }),
      diner.client.setBooking({ ...wish, at: getMinute('22:30'), depositAttemptId: attempt }),
      diner.client.setBooking({ ...wish, depositAttemptId: toId<AttemptId>(crypto.randomUUID()) }),
    ]
    for (const claim of await Promise.all(claims)) expect(claim).toMatchObject({ refused: 'deposit-not-paid' })
    const charged = await house.shop.database.db.select().from(paymentAttempt).where(eq(paymentAttempt.bookingId, id))
    expect(charged.map(({ amount, captured }) => [amount, captured])).toEqual([[3000, 3000]])
  })

  it('that comes after the seats went to others goes back (faults 24)', async () => {
    const slow = await house.visit()
    const at = getMinute('22:00')
    const late = await draw(slow, aPaidWish({ at, party: 6 }))
    const started = accepted(await pay(slow, late.merchantOrder))
    house.clock.now += 11 * 60_000
    // Twelve seats at that hour: two parties of six take them all.
    await draw(await house.visit(), aPaidWish({ at, party: 6 }))
    const { id } = await draw(await house.visit(), aPaidWish({ at, party: 6 }))
    await payAtBank(started, { pan: yes })
    expect(await stateOf(late.id)).toBe('expired')
    expect(await stateOf(id)).toBe('held')
    const [attempt] = await house.shop.database.db
      .select()
      .from(paymentAttempt)
      .where(eq(paymentAttempt.bookingId, late.id))
    expect(attempt?.state).toMatch(/^refund/)
  })

  it('is paid with the token of the card provider’s field where the venue has one, in cents [API-098] [BOOKING-029] [BOOKING-032] [PAY-002]', async () => {
    const diner = await house.visit()
    const { palmas } = storeIds
    const wish = aPaidWish({
      storeId: palmas,
      resourceId: toId<ResourceId>(resourceIds.palmas.room),
      sittingId: toId<SittingId>(301),
      party: 2,
    })
    const byStripe = async (token: string, shown = 3000) => {
      const { merchantOrder, id } = await draw(diner, wish)
      const payment = { storeId: palmas, merchantOrder, token, window: null, shown: cents(shown) }
      return { id, merchantOrder, result: await diner.client.payBookingWithStripe(payment) }
    }
    const cheap = await byStripe('tok_visa', 1)
    expect(cheap.result).toMatchObject({ refused: 'deposit-required', details: { amount: 3000 } })
    expect((await byStripe('tok_chargeDeclined')).result).toMatchObject({ state: 'declined' })
    expect(await stateOf(cheap.id)).toBe('held')
    const asked = accepted((await byStripe('tok_threeDSecure2Required')).result)
    if (asked.next?.kind !== 'redirect') throw new Error('the diner is sent nowhere')
    await postForm(asked.next.url, { code: '123456' })
    expect(await stateOf(cheap.id)).toBe('confirmed')
  })

  it('is not taken where the venue asks for none, nor by another provider than the venue’s [BOOKING-029]', async () => {
    const diner = await house.visit()
    expect(isRefusal(await diner.client.createBookingMerchantCode(aWish()))).toBe(true)
    const { merchantOrder } = await draw(diner, aPaidWish({ at: getMinute('23:00') }))
    const byStripe = { storeId, merchantOrder, token: 'pm_card_visa', window: null, shown: null }
    expect(await diner.client.payBookingWithStripe(byStripe)).toMatchObject({ refused: 'payment-method-unknown' })
  })
})
