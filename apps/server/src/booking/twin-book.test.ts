import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type BookingId, type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import { zero } from '@comanda/rules/money/cents'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transact } from '../database/transact.ts'
import { accepted } from '../testing/accepted.ts'
import { aGuest } from '../testing/booking/bookings.ts'
import { siteId } from '../testing/database/rows.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { openTwinHouse, type TwinHouse, type TwinPlace } from '../testing/team/twin-house.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { saveBooking } from './booking.repository.ts'

let shop: TestApp
let house: TwinHouse
let ids: Readonly<Record<TwinPlace['store'], BookingId>>
beforeAll(async () => {
  shop = await createTestApp()
  ids = { centro: await bookAt('centro', 102), malasana: await bookAt('malasana', 202) }
  // The twin site has the same bookings under the same numbers.
  house = await openTwinHouse(shop)
})
afterAll(() => shop.close())

const day = getIsoDate('2026-11-18')

async function bookAt(store: TwinPlace['store'], sitting: number): Promise<BookingId> {
  const row = {
    siteId,
    storeId: storeIds[store],
    resourceId: toId<ResourceId>(resourceIds[store].room),
    sittingId: toId<SittingId>(sitting),
    date: day,
    at: getMinute('21:00'),
    party: 2,
    state: 'confirmed',
    guest: aGuest({ firstName: store }),
    notes: '',
    customerId: null,
    sessionId: null,
    language: 'es',
    deposit: zero,
    heldUntil: null,
    cancelKeyHash: null,
    createdAt: testNow,
  } as const
  return (await transact(shop.database.db, (tx) => saveBooking(tx, row))).id
}

const managerOf = ({ site, store }: TwinPlace) => site.signIn(store, 'manager')
const readBookings = async () =>
  (
    await shop.database.db.execute<{ site_id: number; id: BookingId; state: string; version: number }>(
      sql`select site_id, id, state, version from booking where id in (${ids.centro}, ${ids.malasana}) order by 1, 2`,
    )
  ).rows

it('shows a host the bookings of their own store and site, whose numbers another site uses too [DAY-027]', async () => {
  for (const place of house.places) {
    const manager = await managerOf(place)
    const { bookings } = await accepted(manager.showBook({ storeId: place.storeId, day }))
    expect(bookings.map(({ bookingId, name }) => [bookingId, name])).toEqual([
      [ids[place.store], `${place.store} Prueba`],
    ])
    expect(await accepted(manager.countBooked(place))).toMatchObject({ bookings: 1, people: 2 })
    const other = place.store === 'centro' ? storeIds.malasana : storeIds.centro
    expect(await manager.showBook({ storeId: other, day })).toMatchObject({ refused: 'store-not-found' })
    expect(await manager.countBooked({ storeId: other })).toMatchObject({ refused: 'store-not-found' })
  }
})

it('moves and cancels nobody’s booking but their own [DAY-027]', async () => {
  const [place] = house.places
  const manager = await managerOf(place)
  const before = await readBookings()
  expect(before).toHaveLength(4)
  // Those of the other store look like those that do not exist.
  const nowhere = { refused: 'booking-not-found' }
  for (const bookingId of [ids.malasana, toId<BookingId>(crypto.randomUUID())]) {
    expect(await manager.moveBooking({ bookingId, to: 'arrived', version: 1 })).toMatchObject(nowhere)
    const ending = { bookingId, reason: 'other', deposit: null, version: 1 } as const
    expect(await manager.callOffBooking(ending)).toMatchObject(nowhere)
  }
  expect(await readBookings()).toEqual(before)
  await accepted(manager.moveBooking({ bookingId: ids.centro, to: 'arrived', version: 1 }))
  await accepted(manager.moveBooking({ bookingId: ids.centro, to: 'back', version: 2 }))
  await accepted(manager.callOffBooking({ bookingId: ids.centro, reason: 'other', deposit: null, version: 3 }))
  const isOwn = (row: { site_id: number; id: BookingId }) => row.site_id === siteId && row.id === ids.centro
  const after = await readBookings()
  expect(after.filter(isOwn)).toMatchObject([{ state: 'cancelled', version: 4 }])
  expect(after.filter((row) => !isOwn(row))).toEqual(before.filter((row) => !isOwn(row)))
  // The twin of the booking has a way of its own, and its own audit.
  const twin = house.places.find(({ site, store }) => site === house.there && store === 'centro')
  if (twin === undefined) throw new Error('no twin')
  const theirs = await managerOf(twin)
  expect(await accepted(theirs.moveBooking({ bookingId: ids.centro, to: 'arrived', version: 1 }))).toMatchObject({
    state: 'arrived',
    movedBy: expect.stringContaining('(gemela)'),
  })
  expect(await theirs.moveBooking({ bookingId: ids.centro, to: 'seated', version: 1 })).toMatchObject({
    refused: 'version-stale',
    details: { version: 2, by: expect.stringContaining('(gemela)') },
  })
})

it('lets nobody without the right change anything [DAY-027]', async () => {
  const [place] = house.places
  const { storeId } = place
  const rider = await place.site.signIn('centro', 'rider')
  expect(await rider.showBook({ storeId, day })).toMatchObject({ refused: 'right-missing' })
  expect(await rider.moveBooking({ bookingId: ids.centro, to: 'arrived', version: 1 })).toMatchObject({
    refused: 'right-missing',
  })
})
