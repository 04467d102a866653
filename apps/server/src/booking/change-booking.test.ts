import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type BookingRequest, holdMinutes } from '@comanda/rules/booking/check-booking'
import { type BookingId, type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booking, slotLoad } from '../database/schema/booking.ts'
import { refund } from '../database/schema/ledger.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { sweepAttempts } from '../payment/sweep-attempts.job.ts'
import { aGuest, aWish } from '../testing/booking/bookings.ts'
import { accepted } from '../testing/cart/carts.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { payAtBank } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'

let house: PayingShop
beforeAll(async () => {
  house = await openPayingShop()
})
beforeEach(() => {
  house.clock.now = testNow
})
afterEach(() => checkMoney(house.shop.database.db))
afterAll(() => house.close())

const yes = '4548810000000003'
const no = '5576440022788500'
const storeId = storeIds.malasana
const date = getIsoDate('2026-11-21')
/** Malasaña asks ten euros a head, free until a day before; twelve seats an hour. */
const place = { resourceId: toId<ResourceId>(resourceIds.malasana.room), sittingId: toId<SittingId>(202), date }

async function payFor({ client }: Visit, merchantOrder: string | null, pan = yes): Promise<void> {
  const payment = { storeId, merchantOrder: merchantOrder ?? '', token: null, window: null, shown: null }
  await payAtBank(accepted(await client.payBookingWithRedsys(payment)), { pan })
}

/** A table whose deposit is paid. */
async function book(
  diner: Visit,
  request: Pick<BookingRequest, 'at' | 'party'> & Partial<BookingRequest>,
): Promise<BookingId> {
  const drawn = accepted(await diner.client.createBookingMerchantCode(aWish({ storeId, ...place, ...request })))
  await payFor(diner, drawn.merchantOrder)
  return drawn.id
}

const opened = async ({ client }: Visit, bookingId: BookingId) =>
  accepted(await client.openBooking({ bookingId, key: null }))

const change = (
  { client }: Visit,
  bookingId: BookingId,
  wish: Partial<BookingRequest> & Pick<BookingRequest, 'at' | 'party'>,
) => client.changeBooking({ bookingId, key: null, wish: { ...place, ...wish } })

async function seatsAt(hour: string, day = date): Promise<number> {
  const [load] = await house.shop.database.db
    .select()
    .from(slotLoad)
    .where(and(eq(slotLoad.sittingId, place.sittingId), eq(slotLoad.date, day), eq(slotLoad.at, getMinute(hour))))
  return load?.covers ?? 0
}

describe('a paid booking', () => {
  it('for fewer people gets the difference back: asked for at once, told as done only when the bank did it [F-040]', async () => {
    const diner = await house.visit()
    const at = getMinute('20:00')
    const id = await book(diner, { at, party: 5 })
    expect(await opened(diner, id)).toMatchObject({
      party: 5,
      deposit: 5000,
      isOpen: true,
      refunds: { asked: 0, done: 0 },
    })
    expect(await change(diner, id, { at, party: 4 })).toMatchObject({ due: 0, back: 1000, attempt: null })
    expect(await opened(diner, id)).toMatchObject({ party: 4, deposit: 4000, refunds: { asked: 1000, done: 0 } })
    expect(await seatsAt('20:00')).toBe(4)
    await sweepAttempts(house.kit)
    expect(await opened(diner, id)).toMatchObject({ refunds: { asked: 0, done: 1000 } })
    await sweepAttempts(house.kit)
    expect(await opened(diner, id)).toMatchObject({ refunds: { asked: 0, done: 1000, failed: 0 } })
  })

  it('for more people holds their seats, and is changed once the difference is paid [F-040]', async () => {
    const diner = await house.visit()
    const at = getMinute('20:30')
    const id = await book(diner, { at, party: 4 })
    const declined = accepted(await change(diner, id, { at, party: 6 }))
    expect(declined).toMatchObject({ due: 2000, back: 0 })
    expect(await seatsAt('20:30')).toBe(6)
    await payFor(diner, declined.merchantOrder, no)
    expect(await opened(diner, id)).toMatchObject({ party: 4, deposit: 4000 })
    const again = accepted(await change(diner, id, { at, party: 6 }))
    expect(await seatsAt('20:30')).toBe(6)
    await payFor(diner, again.merchantOrder)
    expect(await opened(diner, id)).toMatchObject({ party: 6, deposit: 6000, state: 'confirmed' })
    expect(await seatsAt('20:30')).toBe(6)
    // Cancelled in time, both payments go back, each once.
    expect(await diner.client.cancelBooking({ bookingId: id, key: null })).toMatchObject({ status: 'OK' })
    expect(await diner.client.cancelBooking({ bookingId: id, key: null })).toMatchObject({ status: 'OK' })
    expect(await opened(diner, id)).toMatchObject({ state: 'cancelled', isOpen: false, refunds: { asked: 6000 } })
    await sweepAttempts(house.kit)
    expect(await opened(diner, id)).toMatchObject({ refunds: { asked: 0, done: 6000 } })
    expect(await seatsAt('20:30')).toBe(0)
  })

  it('whose change is paid after its hold is judged again: what others have meanwhile is not sold twice [F-243]', async () => {
    const diner = await house.visit()
    const elsewhen = { date: getIsoDate('2026-11-25'), at: getMinute('22:30') }
    const seats = () => seatsAt('22:30', elsewhen.date)
    const listBacks = () => house.shop.database.db.select({ amount: refund.amount }).from(refund)
    const before = (await listBacks()).filter(({ amount }) => amount === 2000).length
    const id = await book(diner, { ...elsewhen, party: 4 })
    const { merchantOrder } = accepted(await change(diner, id, { ...elsewhen, party: 6 }))
    const payment = { storeId, merchantOrder: merchantOrder ?? '', token: null, window: null, shown: null }
    const page = accepted(await diner.client.payBookingWithRedsys(payment))
    expect(await seats()).toBe(6)
    house.clock.now += holdMinutes * 60_000
    for (const party of [4, 4]) await book(await house.visit(), { ...elsewhen, party })
    expect(await seats()).toBe(12)
    await payAtBank(page, { pan: yes })
    expect(await opened(diner, id)).toMatchObject({ party: 4, deposit: 4000, state: 'confirmed' })
    expect(await seats()).toBe(12)
    await sweepAttempts(house.kit)
    const backs = await listBacks()
    expect(backs.filter(({ amount }) => amount === 2000).length - before).toBe(1)
  })

  it('is moved to another hour with its deposit, and in two parts goes back whole [F-040]', async () => {
    const diner = await house.visit()
    const id = await book(diner, { at: getMinute('21:00'), party: 3 })
    expect(await change(diner, id, { at: getMinute('22:00'), party: 2 })).toMatchObject({ back: 1000 })
    expect([await seatsAt('21:00'), await seatsAt('22:00')]).toEqual([0, 2])
    // The bank has not been asked yet when the rest is asked back as well.
    await diner.client.cancelBooking({ bookingId: id, key: null })
    expect(await opened(diner, id)).toMatchObject({ refunds: { asked: 3000, done: 0 } })
    await sweepAttempts(house.kit)
    await sweepAttempts(house.kit)
    expect(await opened(diner, id)).toMatchObject({ refunds: { asked: 0, done: 3000 } })
  })

  it('keeps its deposit after the free time, and is not moved to become free again [F-040]', async () => {
    const diner = await house.visit()
    const at = getMinute('21:30')
    const id = await book(diner, { at, party: 3 })
    house.clock.now = Date.parse('2026-11-20T21:31:00+01:00')
    expect(await change(diner, id, { at, party: 2 })).toMatchObject({ due: 0, back: 0 })
    expect(await opened(diner, id)).toMatchObject({ party: 2, deposit: 3000 })
    const later = { date: getIsoDate('2026-11-25'), at: getMinute('21:00'), party: 2 }
    expect(await change(diner, id, later)).toMatchObject({ refused: 'change-too-late' })
    expect(await change(diner, id, { at: getMinute('22:30'), party: 2 })).toMatchObject({ refused: 'change-too-late' })
    expect(await change(diner, id, { at: getMinute('21:00'), party: 2 })).toMatchObject({ status: 'OK' })
    await diner.client.cancelBooking({ bookingId: id, key: null })
    expect(await opened(diner, id)).toMatchObject({ state: 'cancelled', deposit: 3000, refunds: { asked: 0, done: 0 } })
    const kept = await house.shop.database.db
      .select()
      .from(refund)
      .where(eq(refund.amount, 3000 as never))
    expect(kept).toEqual([])
  })

  it('is nobody else’s to see, change or cancel; a change of it is no booking of its own [F-040]', async () => {
    const diner = await house.visit()
    const stranger = await house.visit()
    const at = getMinute('23:00')
    const id = await book(diner, { at, party: 2 })
    expect(await stranger.client.openBooking({ bookingId: id, key: null })).toMatchObject({
      refused: 'booking-not-found',
    })
    expect(await change(stranger, id, { at, party: 1 })).toMatchObject({ refused: 'booking-not-found' })
    expect(await stranger.client.cancelBooking({ bookingId: id, key: null })).toMatchObject({
      refused: 'booking-not-found',
    })
    expect(await change(diner, id, { at, party: 13 })).toMatchObject({ refused: 'party-too-large' })
    expect(await change(diner, id, { at: getMinute('04:00'), party: 2 })).toMatchObject({ refused: 'slot-not-offered' })
    expect(await opened(diner, id)).toMatchObject({ party: 2, reference: expect.stringMatching(/^[A-Z]{6}$/) })
  })
})

describe('who waits for a full sitting', () => {
  const wait = {
    storeId,
    sittingId: place.sittingId,
    date: getIsoDate('2026-11-22'),
    name: 'Eva',
    email: '',
    phone: '',
  }
  /** The seats of those who will cancel. */
  const kept: Readonly<Record<string, number>> = { '23:00': 4, '22:30': 2 }
  const hours = ['20:00', '20:30', '21:00', '21:30', '22:00', '22:30', '23:00']

  it('is told by mail or SMS, in their order and if they fit, when a table is cancelled, once each; no seats are kept [F-040] [F-243]', async () => {
    const { db } = house.shop.database
    const free = await (await house.visit()).client.waitForTable({ ...wait, party: 2, email: 'free@demo.example' })
    expect(free).toMatchObject({ refused: 'table-free' })
    const diner = await house.visit()
    const wish = aWish({ storeId, ...place, date: wait.date, at: getMinute('23:00'), party: 4, guest: aGuest() })
    const drawn = accepted(await diner.client.createBookingMerchantCode(wish))
    await payFor(diner, drawn.merchantOrder)
    const second = await house.visit()
    const next = await book(second, { date: wait.date, at: getMinute('22:30'), party: 2 })
    // Everybody else: all twelve seats of each hour are taken.
    const { firstName, lastName, email, phone } = aGuest()
    const others = { siteId: house.shop.keys.siteId, storeId, ...place, date: wait.date, state: 'confirmed' as const }
    await db.insert(booking).values(
      hours.map((hour) => ({
        ...others,
        firstName,
        lastName,
        email,
        phone,
        at: getMinute(hour),
        party: 12 - (kept[hour] ?? 0),
        createdAt: testNow as Instant,
      })),
    )
    const { client } = await house.visit()
    expect(await client.waitForTable({ ...wait, party: 2 })).toMatchObject({ refused: 'wait-incomplete' })
    const six = { ...wait, party: 6, email: 'six@demo.example' }
    expect(await client.waitForTable(six)).toMatchObject({ status: 'OK' })
    house.clock.now += 1000
    expect(await client.waitForTable({ ...wait, party: 3, phone: '611 222 333' })).toMatchObject({ status: 'OK' })
    house.clock.now += 1000
    expect(await client.waitForTable({ ...wait, party: 2, email: 'two@demo.example' })).toMatchObject({ status: 'OK' })
    await diner.client.cancelBooking({ bookingId: drawn.id, key: null })
    const listNews = async () =>
      (await db.select().from(outboxMessage)).filter(({ key }) => key.startsWith('booking-wait:'))
    const news = await listNews()
    // Four seats got free: not for six, who came first, but for three, who came next.
    expect(news.map(({ channel, recipient }) => [channel, recipient])).toEqual([['sms', '+34611222333']])
    expect(news[0]?.body).toContain('/booking')
    // Seats that get free after that are news for who comes after them: nobody is told twice.
    house.clock.now += 1000
    await second.client.cancelBooking({ bookingId: next, key: null })
    expect((await listNews()).map(({ recipient }) => recipient).toSorted()).toEqual([
      '+34611222333',
      'two@demo.example',
    ])
  })
})
