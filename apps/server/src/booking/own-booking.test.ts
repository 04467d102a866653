import { isRefusal } from '@comanda/contract/refusals'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type BookingId, type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { booking } from '../database/schema/booking.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { redactUrl } from '../http/redact.ts'
import { aGuest, aWish } from '../testing/booking/bookings.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let house: TestApp
let now = testNow as Instant
beforeEach(async () => {
  house = await createTestApp({ now: () => now })
})
afterEach(() => house.close())

const date = getIsoDate('2026-11-21')
const at = getMinute('21:00')

describe('compruebaReserva', () => {
  it('tells a guest of their own booking that day: same hour or another [API-097] [BOOKING-025] [OPEN-074]', async () => {
    const guest = aGuest({ email: 'Luz@demo.example', phone: '611 222 333' })
    await house.client.setBooking(aWish({ guest }))
    const ask = (more: object) =>
      house.client.findOwnBooking({ date, at, email: guest.email, phone: guest.phone, ...more })
    expect(await ask({})).toMatchObject([{ kind: 'same-hour', at }])
    expect(await ask({ at: getMinute('20:00') })).toMatchObject([{ kind: 'other-hour', at }])
    expect(await ask({ email: 'other@demo.example', phone: '+34 611-222-333' })).toMatchObject([{ kind: 'same-hour' }])
    expect(await ask({ email: 'LUZ@demo.example', phone: '' })).toMatchObject([{ kind: 'same-hour' }])
    expect(await ask({ date: getIsoDate('2026-11-20') })).toEqual([])
    expect(await ask({ email: '', phone: '' })).toEqual([])
  })

  it('answers bookings with e-mail, phone and hour, and nothing the caller did not send [BOOKING-027] (faults 37)', async () => {
    const guest = aGuest({ phone: '622333444' })
    await house.client.setBooking(aWish({ guest, notes: 'secret' }))
    const visit = await house.visit()
    const query = `date_reserv=${date}&has_close_reserv=0&hour_reserv=20:00&customer_email=me@demo.example&customer_phone=622333444`
    const url = `${signedUrl({ ...house, ...visit }, '/CoverReservs/completeData')}&${query}`
    const reply = await house.app.inject({ url })
    expect(reply.json()).toEqual([
      { customer_email: 'me@demo.example', customer_phone: '622333444', hour_reserv: '21:00', same_hour: '0' },
    ])
    // Without an address to ask about, the request is invalid.
    const bare = await house.app.inject({ url: url.replace(/&customer_.*$/, '') })
    expect(bare.statusCode).toBe(400)
    expect(redactUrl(url)).not.toMatch(/me@demo|622333444/)
  })

  it('is not a way to try out a list of addresses (faults 37)', async () => {
    const visit = await house.visit()
    const answers: unknown[] = []
    for (let turn = 0; turn < 13; turn += 1) {
      const reply = await visit.client.findOwnBooking({ date, at, email: `list${turn}@demo.example`, phone: '' })
      answers.push(isRefusal(reply) ? reply.refused : 'OK')
    }
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(12)
    expect(answers.at(-1)).toBe('too-many-requests')
  })
})

describe('the link in the mail', () => {
  async function book(): Promise<{ bookingId: BookingId; key: string }> {
    const visit = await house.visit()
    const wish = aWish({
      resourceId: toId<ResourceId>(resourceIds.centro.terrace),
      sittingId: toId<SittingId>(104),
      at: getMinute('18:00'),
      party: 4,
    })
    const reply = await visit.client.setBooking(wish)
    if (isRefusal(reply)) throw new Error(reply.refused)
    const [mail] = await house.database.db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.recipient, wish.guest.email))
    const [, id = '', key = ''] = /#([\w-]{36})\.([\w-]+)/.exec(mail?.body ?? '') ?? []
    return { bookingId: toId<BookingId>(id), key }
  }
  const stateOf = async (id: BookingId) =>
    (await house.database.db.select().from(booking).where(eq(booking.id, id)))[0]?.state

  it('opens one booking, without a name in it, and gives its seats back once', async () => {
    const mine = await book()
    const shown = await house.client.openBooking(mine)
    const startsAt = Date.parse('2026-11-21T18:00:00+01:00')
    expect(shown).toEqual({
      id: mine.bookingId,
      reference: expect.stringMatching(/^[A-Z]{6}$/),
      storeId: 1,
      storeName: 'Casa Comanda Centro',
      resourceId: resourceIds.centro.terrace,
      zone: 'Terraza',
      sittingId: 104,
      date,
      at: getMinute('18:00'),
      party: 4,
      state: 'confirmed',
      deposit: 0,
      startsAt,
      freeUntil: startsAt - 24 * 3_600_000,
      isOpen: true,
      refunds: { asked: 0, done: 0, failed: 0 },
      callOffReason: null,
    })
    expect(await house.client.cancelBooking(mine)).toEqual({ status: 'OK', message: 'Reserva cancelada' })
    expect(await house.client.cancelBooking(mine)).toEqual({ status: 'OK', message: 'Reserva cancelada' })
    expect(await stateOf(mine.bookingId)).toBe('cancelled')
    const told = (await house.database.db.select().from(outboxMessage)).filter(({ key }) =>
      key.startsWith('booking-cancelled:'),
    )
    expect(told).toHaveLength(1)
  })

  it('opens nothing with a guessed key, another booking’s key, or on another site: all alike (faults 34, 37)', async () => {
    const mine = await book()
    const other = await book()
    const stranger = await house.visit({ host: 'reservas.localhost' })
    const tries = [
      house.client.cancelBooking({ ...mine, key: 'x'.repeat(32) }),
      house.client.cancelBooking({ ...mine, key: other.key }),
      house.client.cancelBooking({ ...mine, bookingId: toId<BookingId>(crypto.randomUUID()) }),
      stranger.client.cancelBooking(mine),
      house.client.openBooking({ ...mine, key: other.key }),
      stranger.client.openBooking(mine),
    ]
    const answers = await Promise.all(tries)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ refused: 'booking-not-found' })
    expect(await stateOf(mine.bookingId)).toBe('confirmed')
  })

  it('comes too late once the hour is there', async () => {
    const mine = await book()
    now = Date.parse('2026-11-21T18:00:00+01:00') as Instant
    const visit = await house.visit()
    expect(await visit.client.cancelBooking(mine)).toMatchObject({ refused: 'booking-over' })
    expect(await stateOf(mine.bookingId)).toBe('confirmed')
    now = testNow as Instant
  })

  it('is not needed by the visit that booked, nor by its customer, who finds all of theirs in the account [F-040]', async () => {
    const customer = await house.visit({ as: 'ana@demo.example' })
    const made = await customer.client.setBooking(aWish({ at: getMinute('22:30') }))
    if (isRefusal(made)) throw new Error(made.refused)
    const mine = await customer.client.getMyBookings({})
    expect(mine).toMatchObject([
      { id: made.id, reference: made.reference, isOpen: true, storeName: 'Casa Comanda Centro' },
    ])
    const asked = { bookingId: made.id, key: null }
    expect(await customer.client.openBooking(asked)).toMatchObject({ reference: made.reference })
    expect(await (await house.visit()).client.openBooking(asked)).toMatchObject({ refused: 'booking-not-found' })
    await customer.client.cancelBooking(asked)
    expect(await customer.client.getMyBookings({})).toMatchObject([{ id: made.id, state: 'cancelled', isOpen: false }])
    expect(await house.client.getMyBookings({})).toMatchObject({ refused: 'customer-only' })
  })
})
