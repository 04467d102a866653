import { isRefusal } from '@comanda/contract/refusals'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type ResourceId, type SittingId, type StoreId, toId } from '@comanda/rules/ids'
import { type Instant, weekdays } from '@comanda/rules/time/calendar'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { formatMinute } from '@comanda/rules/time/minute'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { booking, sitting, sittingSlot } from '../database/schema/booking.ts'
import { specialDay } from '../database/schema/hours.ts'
import { aWish } from '../testing/booking/bookings.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let house: TestApp
let now = testNow as Instant
beforeEach(async () => {
  house = await createTestApp({ now: () => now })
})
afterEach(() => house.close())

const centro = storeIds.centro
const terrace = toId<ResourceId>(resourceIds.centro.terrace)
const room = toId<ResourceId>(resourceIds.centro.room)
const today = '2026-11-18'

function accepted<T>(answer: T): Exclude<T, { refused: unknown }> {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.refused}`)
  return answer as Exclude<T, { refused: unknown }>
}

/** Hours that still have seats for a party, as people read them. */
async function freeHours(
  date: string,
  party: number,
  resourceId: ResourceId | null = null,
  { client }: Pick<TestApp, 'client'> = house,
): Promise<string[]> {
  const search = { storeId: centro, party, date: getIsoDate(date), resourceId, sittingId: null }
  return accepted(await client.getBooking(search)).flatMap(({ slots }) =>
    slots.filter(({ completed }) => !completed).map(({ at }) => formatMinute(at)),
  )
}

describe('days', () => {
  it('are today and the seven after it, free or full; closed ones are left out [API-095] [BOOKING-038]', async () => {
    const days = accepted(await house.client.getFreeBookings({ storeId: centro, party: 2 }))
    expect(days).toHaveLength(8)
    expect(days.map(({ isFree }) => isFree)).toEqual(Array(8).fill(true))
    // Malasaña is closed on Mondays: the 23rd.
    const malasana = accepted(await house.client.getFreeBookings({ storeId: storeIds.malasana, party: 2 }))
    expect(malasana.map(({ date }) => date)).not.toContain('2026-11-23')
    expect(malasana.filter(({ date }) => date <= '2026-11-25')).toHaveLength(7)
  })

  it('go as far ahead as the venue says, without its special days, and no further is booked [F-040] [F-021]', async () => {
    const { malasana } = storeIds
    const days = accepted(await house.client.getFreeBookings({ storeId: malasana, party: 2 })).map(({ date }) => date)
    expect(days.at(-1)).toBe('2027-01-17')
    expect(days).toContain('2026-12-24')
    expect(days).not.toContain('2026-12-25')
    const last = aWish({ date: getIsoDate('2027-01-17'), storeId: centro })
    expect(await house.client.setBooking(last)).toMatchObject({ refused: 'date-not-offered' })
    const inMalasana = {
      storeId: malasana,
      resourceId: toId<ResourceId>(resourceIds.malasana.room),
      sittingId: toId<SittingId>(202),
    }
    const draw = (date: string) =>
      house.client.createBookingMerchantCode(aWish({ ...inMalasana, date: getIsoDate(date) }))
    expect(await draw('2027-01-19')).toMatchObject({ refused: 'date-not-offered' })
    expect(await draw('2026-12-25')).toMatchObject({ refused: 'slot-not-offered' })
    expect(await draw('2027-01-17')).not.toMatchObject({ refused: expect.anything() })
  })

  it('are left out where the venue announces that it is closed [F-021]', async () => {
    const closing = await createTestApp()
    const day = getIsoDate('2026-11-20')
    await closing.database.db.insert(specialDay).values({ siteId: closing.keys.siteId, storeId: centro, date: day })
    const days = accepted(await closing.client.getFreeBookings({ storeId: centro, party: 2 }))
    expect(days.map(({ date }) => date)).not.toContain(day)
    expect(days).toHaveLength(7)
    expect(await freeHours(day, 2, null, closing)).toEqual([])
    await closing.close()
  })

  it('are full when no hour takes the party', async () => {
    const reservas = await house.visit({ host: 'reservas.localhost' })
    const feria = toId<StoreId>(2)
    const saturday = getIsoDate('2026-11-21')
    const rows = await house.database.db
      .select()
      .from(sittingSlot)
      .where(eq(sittingSlot.sittingId, toId<SittingId>(4)))
    const slots = rows.filter(({ siteId }) => siteId === reservas.keys.siteId)
    await house.database.db.insert(booking).values(
      slots.map(({ siteId, sittingId, at, capacity }) => ({
        siteId,
        storeId: feria,
        resourceId: toId<ResourceId>(3),
        sittingId,
        date: saturday,
        at,
        party: capacity - 2,
        state: 'confirmed' as const,
        firstName: 'Una',
        lastName: 'Boda',
        email: 'boda@demo.example',
        phone: '+34600000002',
        createdAt: now,
      })),
    )
    const ask = (party: number) => reservas.client.getFreeBookings({ storeId: feria, party })
    expect(await ask(2)).toContainEqual({ date: saturday, isFree: true })
    expect(await ask(3)).toContainEqual({ date: saturday, isFree: false })
  })

  it('are not told of an unknown store, one of another site, or for more people than it takes', async () => {
    const ask = (storeId: number, party: number) =>
      house.client.getFreeBookings({ storeId: toId<StoreId>(storeId), party })
    expect(await ask(2_147_483_647, 2)).toMatchObject({ refused: 'store-not-found' })
    expect(await ask(centro, 99)).toMatchObject({ refused: 'party-too-large' })
    expect(await ask(centro, 0)).toMatchObject({ refused: 'party-not-allowed' })
  })
})

describe('zones and turns', () => {
  it('are those of the venue; a zone has its published turns [API-065] [API-096] [BOOKING-038]', async () => {
    const zones = accepted(await house.client.getResourcesBooking({ storeId: centro }))
    expect(zones).toContainEqual({ resourceId: terrace, name: 'Terraza' })
    const turns = accepted(await house.client.getZoneBooking({ resourceId: room }))
    expect(turns.map(({ name }) => name)).toEqual(['Comida', 'Cena'])
    expect(turns.flatMap(({ slots }) => slots).every(({ completed }) => !completed)).toBe(true)
  })

  it('are named in the language of the page', async () => {
    const english = await house.visit({ standing: { language: 'en' } })
    const turns = accepted(await english.client.getZoneBooking({ resourceId: room }))
    expect(turns.map(({ name }) => name)).toEqual(['Lunch', 'Dinner'])
  })

  it('of an unknown zone are not found', async () => {
    const unknown = house.client.getZoneBooking({ resourceId: toId<ResourceId>(2_147_483_647) })
    expect(await unknown).toMatchObject({ refused: 'resource-not-found' })
  })
})

describe('hours', () => {
  it('come by turn with the room and the end of each, asked for as dd/mm/yyyy [API-094] [BOOKING-038] [OPEN-097]', async () => {
    const query = `store_id=${centro}&bookingCommensals=2&resource_id=${terrace}&bookingDate=20/11/2026&turn_id=103&is_for_web=1&publicado=1`
    const reply = await house.app.inject({ url: `${signedUrl(house, '/StoresTurns/getFreeTables')}&${query}` })
    const [turn, ...others] = reply.json()
    expect(others).toEqual([])
    expect(turn).toMatchObject({ turn_id: 103, name_turn: 'Comida', resource_id: terrace, end_hour: '17:00' })
    expect(turn.tramos).toContainEqual({ hour: '14:00', completed: 0 })
  })

  it('without seats for the party are complete', async () => {
    // The demo fills the terrace tomorrow at 14:00 and 14:30.
    expect(await freeHours('2026-11-19', 1, terrace)).not.toContain('14:00')
    expect(await freeHours('2026-11-19', 1, terrace)).toContain('13:30')
    expect(await freeHours('2026-11-20', 1, terrace)).toContain('14:00')
  })

  it('that are past are complete today [BOOKING-024]', async () => {
    now = Date.parse(`${today}T14:10:00+01:00`) as Instant
    const lunch = (await freeHours(today, 2, room)).filter((hour) => hour < '17:00')
    expect(lunch).toEqual(['14:30', '15:00', '15:30'])
    expect(await freeHours('2026-11-19', 2, room)).toContain('13:00')
    now = testNow as Instant
  })

  it('are none on a day that is not offered', async () => {
    expect(await freeHours('2026-11-17', 2)).toEqual([])
    expect(await freeHours('2026-11-26', 2)).toEqual([])
  })

  it('whose hold has run out are free at once, before anybody clears them away', async () => {
    const date = getIsoDate('2026-11-22')
    const held = {
      siteId: house.keys.siteId,
      storeId: centro,
      resourceId: terrace,
      sittingId: toId<SittingId>(103),
      date,
      at: (13 * 60) as never,
      party: 8,
      state: 'held' as const,
      firstName: 'Ana',
      lastName: 'Demo',
      email: 'ana@demo.example',
      phone: '+34600000001',
      createdAt: now,
    }
    await house.database.db.insert(booking).values({ ...held, heldUntil: (now + 1) as Instant })
    expect(await freeHours(date, 1, terrace)).not.toContain('13:00')
    now = (testNow + 1) as Instant
    expect(await freeHours(date, 1, terrace)).toContain('13:00')
    now = testNow as Instant
  })

  it('that spring takes away are not offered on that night', async () => {
    const siteId = house.keys.siteId
    now = Date.parse('2027-03-27T12:00:00+01:00') as Instant
    // A night sitting: 01:30 exists on the 28th, 02:30 does not.
    await house.database.db.insert(sitting).values({
      siteId,
      id: toId<SittingId>(900),
      resourceId: room,
      name: { base: 'Noche', variants: {} },
      weekdays: ['sunday'],
      endsAt: (4 * 60) as never,
    })
    await house.database.db
      .insert(sittingSlot)
      .values([90, 150, 210].map((at) => ({ siteId, sittingId: toId<SittingId>(900), at: at as never, capacity: 4 })))
    const hours = await freeHours('2027-03-28', 2, room, await house.visit())
    expect(hours.filter((hour) => hour < '05:00')).toEqual(['01:30', '03:30'])
    now = testNow as Instant
  })

  it('past midnight belong to the evening before them: whatever is listed free is booked, around midnight too [F-022]', {
    // It books every hour that is listed, some hundred times over.
    timeout: 120_000,
  }, async () => {
    const siteId = house.keys.siteId
    const sittingId = toId<SittingId>(901)
    await house.database.db.insert(sitting).values({
      siteId,
      id: sittingId,
      resourceId: room,
      name: { base: 'Copas', variants: {} },
      weekdays: [...weekdays],
      endsAt: (2 * 60) as never,
    })
    await house.database.db
      .insert(sittingSlot)
      .values([22 * 60, 23 * 60, 30, 60].map((at) => ({ siteId, sittingId, at: at as never, capacity: 40 })))
    const late = async (date: string) => {
      const search = { storeId: centro, party: 2, date: getIsoDate(date), resourceId: room, sittingId }
      const [found] = accepted(await house.client.getBooking(search))
      return (found?.slots ?? []).filter(({ completed }) => !completed)
    }
    const show = async (date: string) => (await late(date)).map(({ at }) => formatMinute(at))
    now = Date.parse('2026-11-18T23:20:00+01:00') as Instant
    expect(await show('2026-11-18')).toEqual(['00:30', '01:00'])
    now = Date.parse('2026-11-19T00:10:00+01:00') as Instant
    // Yesterday's evening is no longer offered; tonight's ends tomorrow, and its late hours are not past yet.
    expect(await show('2026-11-18')).toEqual([])
    for (const moment of ['2026-11-18T23:20:00+01:00', '2026-11-19T00:10:00+01:00', '2026-11-19T00:40:00+01:00']) {
      now = Date.parse(moment) as Instant
      const days = accepted(await house.client.getFreeBookings({ storeId: centro, party: 2 }))
      for (const { date } of days.slice(0, 2)) {
        for (const { at } of await late(date)) {
          const { client } = await house.visit()
          const made = await client.setBooking(aWish({ resourceId: room, sittingId, date, at }))
          expect([moment, date, formatMinute(at), made]).toMatchObject([
            moment,
            date,
            formatMinute(at),
            { status: 'OK' },
          ])
        }
      }
    }
    now = Date.parse('2026-11-19T00:40:00+01:00') as Instant
    expect(await show('2026-11-19')).toEqual(['22:00', '23:00', '00:30', '01:00'])
    now = testNow as Instant
  })
})
