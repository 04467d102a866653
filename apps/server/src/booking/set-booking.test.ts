import { isRefusal } from '@comanda/contract/refusals'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type AttemptId, type BookingId, type ResourceId, type SittingId, type StoreId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booking, bookingStateChange, slotLoad } from '../database/schema/booking.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { aGuest, aWish } from '../testing/booking/bookings.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let house: TestApp
let now = testNow as Instant
beforeAll(async () => {
  house = await createTestApp({ now: () => now })
})
afterAll(() => house.close())

const stored = async (email: string) =>
  (await house.database.db.select().from(booking)).filter((row) => row.email === email)
const mailsTo = (recipient: string) =>
  house.database.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, recipient))

describe('POST /CoverReserv', () => {
  it('books, says so, and mails the guest a way back [API-093] [BOOKING-014] [ERRORS-051]', async () => {
    const visit = await house.visit({ standing: { language: 'en' } })
    const wish = aWish({ guest: aGuest({ firstName: 'Íñigo', lastName: 'Sanz' }), notes: 'Window\u0007, please' })
    const reply = await visit.client.setBooking(wish)
    expect(reply).toMatchObject({ status: 'OK', message: 'Booking made', id: expect.any(String) })
    const [row] = await stored(wish.guest.email)
    expect(row).toMatchObject({
      state: 'confirmed',
      party: 2,
      notes: 'Window , please',
      language: 'en',
      sessionId: visit.session.sessionId,
      phone: `+34${wish.guest.phone}`,
      deposit: 0,
    })
    const moves = await house.database.db
      .select()
      .from(bookingStateChange)
      .where(eq(bookingStateChange.bookingId, row?.id as BookingId))
    expect(moves).toMatchObject([{ from: null, to: 'confirmed' }])
    const [mail] = await mailsTo(wish.guest.email)
    expect(mail?.subject).toBe('Your booking at Casa Comanda Centro')
    expect(mail?.body).toContain('Your table for 2 people: Saturday 21 November at 21:00.')
    expect(mail?.body).toMatch(/http:\/\/localhost(:80)?\/booking\/complete#[\w-]{36}\.[\w-]{32}(?![\w-])/)
    // The venue gets a mail too, in its own language.
    const venue = await mailsTo('centro@casacomanda.example')
    expect(venue.map(({ subject }) => subject)).toContain('Reserva: 21 de noviembre de 2026, 21:00 h, 2 pax')
  })

  it('keeps only a hash of the key it mails', async () => {
    const wish = aWish()
    await house.client.setBooking(wish)
    const key = /#[\w-]{36}\.([\w-]+)/.exec((await mailsTo(wish.guest.email))[0]?.body ?? '')?.[1] ?? ''
    const [row] = await stored(wish.guest.email)
    expect(row?.cancelKeyHash).toHaveLength(32)
    expect(Buffer.from(row?.cancelKeyHash ?? []).toString('base64url')).not.toBe(key)
  })

  const room = { resourceId: toId<ResourceId>(resourceIds.centro.room), sittingId: toId<SittingId>(102) }
  it.each([
    ['a store nobody has', { storeId: toId<StoreId>(2_147_483_647) }, 'store-not-found'],
    ['a party above the maximum', { party: 9 }, 'party-too-large'],
    ['nobody', { party: 0 }, 'party-not-allowed'],
    ['fewer than nobody', { party: -2 }, 'party-not-allowed'],
    ['a day too far', { date: getIsoDate('2026-11-26') }, 'date-not-offered'],
    ['yesterday', { date: getIsoDate('2026-11-17') }, 'date-not-offered'],
    ['an hour of no turn', { at: getMinute('21:07') }, 'slot-not-offered'],
    ['a turn of another room', { sittingId: toId<SittingId>(103) }, 'slot-not-offered'],
    [
      'a turn that is not published',
      { ...room, sittingId: toId<SittingId>(106), at: getMinute('11:00') },
      'slot-not-offered',
    ],
    ['a turn nobody has', { sittingId: toId<SittingId>(2_147_483_647) }, 'slot-not-offered'],
    ['a name of two letters', { guest: aGuest({ firstName: 'Al' }) }, 'booking-incomplete'],
    ['a surname of spaces', { guest: aGuest({ lastName: ' \u0001 x ' }) }, 'booking-incomplete'],
    ['no e-mail', { guest: aGuest({ email: 'nobody' }) }, 'booking-incomplete'],
    ['no phone', { guest: aGuest({ phone: '12' }) }, 'booking-incomplete'],
  ] as const)('refuses %s', async (_title, wrong, code) => {
    const wish = aWish({ ...wrong })
    const visit = await house.visit()
    expect(await visit.client.setBooking(wish)).toMatchObject({ refused: code })
    expect(await stored(wish.guest.email)).toEqual([])
  })

  it('refuses an hour that has gone by', async () => {
    now = Date.parse('2026-11-18T21:00:01+01:00') as Instant
    const late = aWish({ date: getIsoDate('2026-11-18') })
    const visit = await house.visit()
    expect(await visit.client.setBooking(late)).toMatchObject({ refused: 'slot-not-offered' })
    now = testNow as Instant
  })

  it('sells exactly the seats there are when fifty ask at once (faults 24)', async () => {
    // The terrace has eight seats at each hour of lunch; every visitor wants two.
    const lunch = { resourceId: toId<ResourceId>(resourceIds.centro.terrace), sittingId: toId<SittingId>(103) }
    const at = getMinute('15:00')
    const date = getIsoDate('2026-11-24')
    const visits = await Promise.all(Array.from({ length: 50 }, () => house.visit()))
    const replies = await Promise.all(visits.map(({ client }) => client.setBooking(aWish({ ...lunch, at, date }))))
    const refused = replies.filter((reply) => isRefusal(reply))
    expect(replies.length - refused.length).toBe(4)
    expect(refused.every((reply) => isRefusal(reply) && reply.refused === 'slot-full')).toBe(true)
    expect(refused[0]?.message).toMatch(/^No hay horas disponibles/)
    const [load] = await house.database.db
      .select()
      .from(slotLoad)
      .where(and(eq(slotLoad.sittingId, lunch.sittingId), eq(slotLoad.date, date), eq(slotLoad.at, at)))
    expect(load).toMatchObject({ covers: 8, capacity: 8 })
  })

  it('does not let a deposit be skipped, nor an invented one pass (faults 31)', async () => {
    const deposit = {
      storeId: storeIds.malasana,
      resourceId: toId<ResourceId>(resourceIds.malasana.room),
      sittingId: toId<SittingId>(202),
    }
    const bare = aWish(deposit)
    expect(await house.client.setBooking(bare)).toMatchObject({ refused: 'deposit-required' })
    const invented = aWish({ ...deposit, depositAttemptId: toId<AttemptId>(crypto.randomUUID()) })
    expect(await house.client.setBooking(invented)).toMatchObject({ refused: 'deposit-not-paid' })
    expect([...(await stored(bare.guest.email)), ...(await stored(invented.guest.email))]).toEqual([])
  })

  it('lets nobody book the whole house: four for one guest, six for one visit (faults 37)', async () => {
    const guest = aGuest()
    const answers: unknown[] = []
    for (let hour = 0; hour < 5; hour += 1) {
      const visit = await house.visit()
      const reply = await visit.client.setBooking(aWish({ guest, at: getMinute(`2${hour % 3}:30`) }))
      answers.push(isRefusal(reply) ? reply.refused : 'OK')
    }
    expect(answers).toEqual(['OK', 'OK', 'OK', 'OK', 'too-many-requests'])
    const visit = await house.visit()
    const many: unknown[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      const reply = await visit.client.setBooking(aWish({ at: getMinute('22:00'), party: 1 }))
      many.push(isRefusal(reply) ? reply.refused : 'OK')
    }
    expect(many).toEqual([...Array(6).fill('OK'), 'too-many-requests'])
  })

  it('turns nobody away for what they write: it is cut to what can be stored [DAY-064]', async () => {
    const wish = aWish({ notes: 'x'.repeat(501), guest: aGuest({ lastName: 'y'.repeat(81) }) })
    expect(await house.client.setBooking(wish)).toMatchObject({ status: 'OK' })
    const [row] = await house.database.db.select().from(booking).where(eq(booking.email, wish.guest.email))
    expect([row?.notes, row?.lastName]).toEqual(['x'.repeat(500), 'y'.repeat(80)])
  })
})
