import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { demoPassword } from '@comanda/demo/demo-site'
import type { HostStep } from '@comanda/rules/booking/host-booking'
import { type BookingId, type CustomerId, type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booking, bookingStateChange, sittingSlot, slotLoad } from '../database/schema/booking.ts'
import { liveEvent, outboxMessage } from '../database/schema/outbox.ts'
import { staffAction } from '../database/schema/staff-session.ts'
import { accepted } from '../testing/accepted.ts'
import { aGuest, aWish } from '../testing/booking/bookings.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const at = (moment: string) => Date.parse(moment) as Instant
/** A Friday, in the middle of the afternoon; dinner begins at eight. */
const afternoon = at('2026-11-20T17:00:00+01:00')
const tonight = getIsoDate('2026-11-20')
const { centro: storeId } = storeIds

let shop: TestApp
let host: StaffBrowser
let now = afternoon
beforeAll(async () => {
  shop = await createTestApp({ now: () => now })
})
beforeEach(async () => {
  now = afternoon
  host = await signInAs(shop, 'recepcion', now)
  await shop.database.db.execute(sql`delete from booking where site_id = 1`)
  await shop.database.db.execute(sql`truncate live_event`)
})
afterAll(() => shop.close())

const showBook = (day = tonight) => accepted(host.showBook({ storeId, day }))
const listRows = async (day = tonight) => (await showBook(day)).bookings
const readRow = async (bookingId: BookingId) => {
  const found = (await listRows()).find((one) => one.bookingId === bookingId)
  if (found === undefined) throw new Error('not in the book')
  return found
}
/** The sessions of the staff end after an hour without a call. */
const goTo = async (moment: string) => {
  now = at(moment)
  host = await signInAs(shop, 'recepcion', now)
}

async function book(more: Parameters<typeof aWish>[0] = {}): Promise<BookingId> {
  const { client } = await shop.visit()
  const made = await accepted(client.setBooking(aWish({ date: tonight, ...more })))
  return made.id
}

async function move(bookingId: BookingId, to: HostStep | 'back') {
  const { version } = await readRow(bookingId)
  return host.moveBooking({ bookingId, to, version })
}

const trailOf = (bookingId: BookingId) =>
  shop.database.db
    .select()
    .from(bookingStateChange)
    .where(eq(bookingStateChange.bookingId, bookingId))
    .orderBy(bookingStateChange.id)

const seatsAt = async (hour: string) => {
  const loads = await shop.database.db.select().from(slotLoad).where(eq(slotLoad.date, tonight))
  return loads.filter((load) => load.at === getMinute(hour)).reduce((sum, { covers }) => sum + covers, 0)
}

describe('the book of a day', () => {
  it('has its bookings by hour, with name, party, room, state, note and phone, those after midnight among them', async () => {
    const salon = { resourceId: toId<ResourceId>(resourceIds.centro.salon), sittingId: toId<SittingId>(105) }
    const guest = aGuest({ firstName: 'Luz', lastName: 'Mar', phone: '611222333' })
    await book({ at: getMinute('22:30'), party: 4, guest, notes: 'Trona' })
    await book({ ...salon, at: getMinute('20:30'), party: 6, guest: aGuest({ firstName: 'Ana', lastName: 'Gil' }) })
    await book({ date: getIsoDate('2026-11-21') })
    expect(await listRows()).toMatchObject([
      { name: 'Ana Gil', party: 6, startsAt: at('2026-11-20T20:30:00+01:00'), notes: '', deposit: null },
      {
        name: 'Luz Mar',
        party: 4,
        startsAt: at('2026-11-20T22:30:00+01:00'),
        room: 'Sala',
        state: 'confirmed',
        notes: 'Trona',
        phone: '+34611222333',
        reference: expect.stringMatching(/^[A-Z]{6}$/),
        version: 1,
        callOffReason: null,
      },
    ])
    const { from, until, today } = await showBook()
    expect([from, until, today]).toEqual([at('2026-11-20T05:00:00+01:00'), at('2026-11-21T05:00:00+01:00'), tonight])
  })

  it('has an hour after midnight on the evening before, and one before the day begins on the day before', async () => {
    const { db } = shop.database
    const slot = { siteId: shop.keys.siteId, capacity: 16 }
    await db.insert(sittingSlot).values({ ...slot, sittingId: toId<SittingId>(102), at: getMinute('00:30') })
    await book({ at: getMinute('00:30') })
    const lunch = { sittingId: toId<SittingId>(101), date: getIsoDate('2026-11-21'), at: getMinute('13:00') }
    await book({ ...lunch, party: 5 })
    expect((await listRows()).map(({ startsAt }) => startsAt)).toEqual([at('2026-11-21T00:30:00+01:00')])
    // A house whose day begins in the afternoon has its lunch on the day before.
    await db.execute(sql`update store set day_starts_at = ${getMinute('16:00')} where site_id = 1`)
    await expect.poll(async () => (await listRows()).map(({ party }) => party)).toEqual([2, 5])
    expect((await showBook()).days[0]).toEqual({ day: tonight, bookings: 2, people: 7 })
    await db.execute(sql`update store set day_starts_at = ${getMinute('05:00')} where site_id = 1`)
    await expect.poll(async () => (await listRows()).length).toBe(1)
  })

  it('is today’s until the venue’s day is over, and counts the next two weeks', async () => {
    await book({ party: 2 })
    await book({ party: 5, at: getMinute('20:00') })
    const cancelled = await book({ party: 3, at: getMinute('20:00') })
    await accepted(host.callOffBooking({ bookingId: cancelled, reason: 'other', deposit: null, version: 1 }))
    await book({ date: getIsoDate('2026-11-21'), party: 8 })
    await goTo('2026-11-21T04:59:59+01:00')
    const late = await accepted(host.showBook({ storeId, day: null }))
    expect([late.day, late.today, late.bookings.length]).toEqual([tonight, tonight, 3])
    expect(late.days.slice(0, 3)).toEqual([
      { day: tonight, bookings: 2, people: 7 },
      { day: '2026-11-21', bookings: 1, people: 8 },
      { day: '2026-11-22', bookings: 0, people: 0 },
    ])
    expect(late.days).toHaveLength(14)
    await goTo('2026-11-21T05:00:00+01:00')
    expect((await accepted(host.showBook({ storeId, day: null }))).day).toBe('2026-11-21')
  })

  it('says on the start page how many come, who is awaited, and when the next one comes', async () => {
    expect(await accepted(host.countBooked({ storeId }))).toMatchObject({ day: tonight, bookings: 0, nextAt: null })
    const first = await book({ at: getMinute('20:00'), party: 2 })
    await book({ at: getMinute('21:30'), party: 4 })
    const gone = await book({ at: getMinute('21:00'), party: 3 })
    await accepted(move(first, 'arrived'))
    await accepted(host.callOffBooking({ bookingId: gone, reason: 'no-room', deposit: null, version: 1 }))
    expect(await accepted(host.countBooked({ storeId }))).toEqual({
      day: tonight,
      bookings: 2,
      people: 6,
      awaited: 1,
      nextAt: at('2026-11-20T21:30:00+01:00'),
    })
  })

  it('shows what is typed as plain text, with names cut at 80 and notes at 500 [DAY-064]', async () => {
    // The address is signed for this moment.
    await goTo('2026-11-18T13:30:00+01:00')
    const visit = await shop.visit()
    const body = {
      _customer_first_name: `<b>Ana</b>\u0007\u001b@${'x'.repeat(90)}`,
      _customer_last_name: 'y'.repeat(200),
      _customer_phone: '600111222',
      _customer_email: 'larga@demo.example',
      observations: `<script>alert(1)</script>\u0002${'n'.repeat(600)}`,
      _send_menu: 0,
      resource_id: resourceIds.centro.room,
      date_reserv: tonight,
      hour_reserv: '21:00',
      pax: '2',
      turn_id: 102,
      store_id: storeId,
      origin_id: 1,
      pay_data: null,
    }
    const url = signedUrl({ ...shop, ...visit }, '/CoverReserv')
    const reply = await shop.app.inject({ method: 'POST', url, payload: body, headers: { 'idempotency-key': 'long' } })
    expect(reply.json()).toMatchObject({ status: 'OK', message: expect.any(String) })
    const [shown] = await listRows()
    expect(shown?.name).toBe(`<b>Ana</b> @${'x'.repeat(68)}`)
    expect(shown?.name).toHaveLength(80)
    expect(shown?.notes).toMatch(/^<script>alert\(1\)<\/script> n+$/)
    expect(shown?.notes).toHaveLength(500)
    const [stored] = await shop.database.db.select().from(booking).where(eq(booking.email, 'larga@demo.example'))
    expect([stored?.firstName.length, stored?.lastName.length, stored?.notes.length]).toEqual([80, 80, 500])
  })
})

describe('a host', () => {
  it('follows a party from its arrival until it leaves; each step keeps who and when [DAY-051]', async () => {
    const id = await book()
    for (const [step, moment] of [
      ['arrived', '2026-11-20T20:58:00+01:00'],
      ['seated', '2026-11-20T21:04:00+01:00'],
      ['left', '2026-11-20T23:10:00+01:00'],
    ] as const) {
      await goTo(moment)
      expect(await accepted(move(id, step))).toMatchObject({ state: step, movedAt: at(moment), movedBy: 'Julia Demo' })
    }
    const trail = (await trailOf(id)).map(({ from, to, staffId, at: moment }) => [from, to, staffId !== null, moment])
    expect(trail).toEqual([
      [null, 'confirmed', false, afternoon],
      ['confirmed', 'arrived', true, at('2026-11-20T20:58:00+01:00')],
      ['arrived', 'seated', true, at('2026-11-20T21:04:00+01:00')],
      ['seated', 'left', true, at('2026-11-20T23:10:00+01:00')],
    ])
    // Whoever came at nine had the seats of nine.
    expect(await seatsAt('21:00')).toBe(2)
  })

  it('seats whoever did not say that they had arrived, and whoever comes after all [DAY-051]', async () => {
    const [atOnce, afterAll] = [await book(), await book()]
    expect(await accepted(move(atOnce, 'seated'))).toMatchObject({ state: 'seated' })
    await goTo('2026-11-20T21:20:00+01:00')
    await accepted(move(afterAll, 'no-show'))
    expect(await seatsAt('21:00')).toBe(2)
    expect(await accepted(move(afterAll, 'arrived'))).toMatchObject({ state: 'arrived' })
    expect(await seatsAt('21:00')).toBe(4)
  })

  it('gets no other step, and nothing of it is written [DAY-051]', async () => {
    const id = await book()
    // Her hour has not come: a no-show could cost her the deposit.
    for (const step of ['left', 'no-show', 'back'] as const) {
      expect([step, await move(id, step)]).toMatchObject([step, { refused: 'illegal-move' }])
    }
    await accepted(move(id, 'seated'))
    await goTo('2026-11-20T21:20:00+01:00')
    for (const step of ['arrived', 'no-show'] as const) {
      expect([step, await move(id, step)]).toMatchObject([step, { refused: 'illegal-move' }])
    }
    expect(await move(id, 'seated')).toMatchObject({ refused: 'already-there' })
    const ended = { bookingId: id, reason: 'other', deposit: null } as const
    expect(await host.callOffBooking({ ...ended, version: 2 })).toMatchObject({ refused: 'illegal-move' })
    expect((await trailOf(id)).map(({ to }) => to)).toEqual(['confirmed', 'seated'])
    expect((await readRow(id)).version).toBe(2)
  })

  it('marks nobody as there before the day has begun [DAY-051]', async () => {
    const id = await book({ date: getIsoDate('2026-11-21') })
    expect(await host.moveBooking({ bookingId: id, to: 'arrived', version: 1 })).toMatchObject({
      refused: 'illegal-move',
    })
    await goTo('2026-11-21T05:00:00+01:00')
    expect(await accepted(host.moveBooking({ bookingId: id, to: 'arrived', version: 1 }))).toMatchObject({
      state: 'arrived',
    })
  })

  it('takes back what was pressed by mistake, step by step, while the day lasts [DAY-052]', async () => {
    const id = await book()
    await accepted(move(id, 'arrived'))
    await accepted(move(id, 'seated'))
    await goTo('2026-11-21T04:59:59+01:00')
    expect(await accepted(move(id, 'back'))).toMatchObject({ state: 'arrived' })
    expect(await accepted(move(id, 'back'))).toMatchObject({ state: 'confirmed' })
    expect(await move(id, 'back')).toMatchObject({ refused: 'illegal-move' })
    await accepted(move(id, 'seated'))
    await goTo('2026-11-21T05:00:00+01:00')
    expect(await move(id, 'back')).toMatchObject({ refused: 'illegal-move' })
    expect(await readRow(id)).toMatchObject({ state: 'seated' })
  })

  it('who came late to a no-show takes seats that others have by now only if there are any', async () => {
    const id = await book({ party: 8 })
    await goTo('2026-11-20T21:00:00+01:00')
    await accepted(move(id, 'no-show'))
    // Sixteen seats an hour: the web sold all of them in the same minute.
    await book({ party: 8 })
    await book({ party: 8 })
    expect(await move(id, 'arrived')).toMatchObject({ refused: 'slot-full' })
    expect(await readRow(id)).toMatchObject({ state: 'no-show' })
    expect(await seatsAt('21:00')).toBe(16)
  })

  it('who saw an older version is told who was faster, and of two who press together one does it', async () => {
    const id = await book()
    const other = await signInAs(shop, 'encargado', now)
    const press = (who: StaffBrowser) => who.moveBooking({ bookingId: id, to: 'arrived', version: 1 })
    const both = await Promise.all([press(host), press(other)])
    const refused = both.filter((one) => 'refused' in one)
    expect(refused).toMatchObject([{ refused: 'version-stale', details: { version: 2, after: { state: 'arrived' } } }])
    expect((await trailOf(id)).map(({ to }) => to)).toEqual(['confirmed', 'arrived'])
    expect(await host.moveBooking({ bookingId: id, to: 'seated', version: 1 })).toMatchObject({
      refused: 'version-stale',
    })
  })

  it('leaves an audit row that names the fields of a guest and not their contents [DAY-058]', async () => {
    const id = await book({ guest: aGuest({ firstName: 'Secreta', email: 'secreta@demo.example' }), notes: 'alergia' })
    await accepted(move(id, 'arrived'))
    await accepted(host.callOffBooking({ bookingId: id, reason: 'guest-asked', deposit: null, version: 2 }))
    const rows = await shop.database.db.select().from(staffAction).orderBy(staffAction.id)
    const { reference } = await readRow(id)
    expect(rows.slice(-2)).toMatchObject([
      {
        call: 'moveBooking',
        subject: `booking:${id}`,
        before: { state: 'confirmed' },
        after: { reference, state: 'arrived' },
      },
      { call: 'callOffBooking', after: { reference, state: 'cancelled', reason: 'guest-asked' } },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Secreta|secreta@|alergia/)
  })
})

describe('what others do with a booking', () => {
  it('is heard by the hosts of its store with each version, and by nobody while it is only held', async () => {
    const visit = await shop.visit()
    const { id } = await accepted(visit.client.setBooking(aWish({ date: tonight })))
    const wish = { ...aWish({ date: tonight }), party: 3 }
    await accepted(visit.client.changeBooking({ bookingId: id, key: null, wish }))
    await accepted(visit.client.cancelBooking({ bookingId: id, key: null }))
    const events = await shop.database.db.select().from(liveEvent).where(eq(liveEvent.topic, 'book'))
    expect(events.map(({ message }) => message)).toEqual(
      [1, 2, 3].map((version) => ({ kind: 'booking-changed', store: storeId, id, version })),
    )
    expect(await readRow(id)).toMatchObject({
      party: 3,
      state: 'cancelled',
      version: 3,
      callOffReason: null,
      movedBy: '',
    })
  })

  it('is forgotten with the account: no name stays in the book, nor in what waits to leave', async () => {
    const customer = await shop.visit({ as: 'ana@demo.example' })
    const guest = aGuest({ firstName: 'Olvidada', email: 'ana@demo.example' })
    const { id } = await accepted(customer.client.setBooking(aWish({ date: tonight, guest, notes: 'cumple' })))
    const { db } = shop.database
    await db.execute(sql`update booking set date = '2026-11-01' where customer_id is not null and id <> ${id}`)
    await db.execute(sql`update placed_order set status = 'picked-up'`)
    const owner = toId<CustomerId>('d0000000-0000-4000-8000-000000000001')
    const erase = () => customer.client.eraseCustomer({ id: owner, currentPassword: demoPassword })
    await accepted(move(id, 'arrived'))
    expect(await erase()).toMatchObject({ refused: 'customer-busy' })
    await accepted(move(id, 'seated'))
    const copy = await accepted(customer.client.getOwnData({ id: owner }))
    expect(copy.parts.bookings).toContainEqual(
      expect.objectContaining({
        id,
        state: 'seated',
        version: 3,
        callOffReason: null,
        steps: [
          { state: 'confirmed', at: afternoon },
          { state: 'arrived', at: afternoon },
          { state: 'seated', at: afternoon },
        ],
      }),
    )
    await accepted(erase())
    expect(await readRow(id)).toMatchObject({ name: '', phone: '', notes: '', party: 2, state: 'seated', version: 4 })
    const events = await db.select().from(liveEvent).where(eq(liveEvent.topic, 'book'))
    expect(events.at(-1)?.message).toEqual({ kind: 'booking-changed', store: storeId, id, version: 4 })
    expect(JSON.stringify(await db.select().from(outboxMessage))).not.toContain('Olvidada')
  })
})
