import type { StationId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { openStaffLine } from '../testing/team/open-staff-line.ts'
import type { StaffBrowser } from '../testing/team/staff-browser.ts'
import { openTwinHouse, type TwinHouse, type TwinPlace } from '../testing/team/twin-house.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const minutes = (count: number) => count * 60_000
let now: Instant
let shop: TestApp
let house: TwinHouse
const lines: { destroy: () => void }[] = []
beforeAll(async () => {
  now = testNow as Instant
  shop = await createTestApp({ now: () => now })
  house = await openTwinHouse(shop)
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  // Nobody shows a station yet, and everybody was heard just now.
  now = (now + minutes(30)) as Instant
  await shop.database.db.execute(sql`
    update staff_device set station_id = null, station_seen_at = null, last_seen_at = ${new Date(now).toISOString()}`)
})
afterEach(() => {
  for (const line of lines.splice(0)) line.destroy()
})
afterAll(() => shop.close())

/** A board opens the line of what it shows; the line is looked at when it begins. */
async function show(board: StaffBrowser, shows: StationId | 'pass'): Promise<void> {
  const { request, reply } = openStaffLine(shop, board, { topics: 'kitchen,orders', shows: String(shows) })
  lines.push(request)
  expect((await reply).statusCode).toBe(200)
}
const readPass = async ({ site, store, storeId }: TwinPlace) => {
  const pass = site.openDevice(store, 'board')
  const { stations } = await accepted(pass.showKitchen({ storeId, stationId: null }))
  return stations
}
const listLiving = async (place: TwinPlace) =>
  (await readPass(place)).filter(({ isLiving }) => isLiving).map(({ stationId }) => stationId)
const [first, ...others] = [0, 1, 2, 3].map((at) => () => house.places[at] as TwinPlace) as [
  () => TwinPlace,
  ...(() => TwinPlace)[],
]
const firstStation = async (): Promise<StationId> => {
  const [station] = await readPass(first())
  if (station === undefined) throw new Error('the demo has no station')
  return station.stationId
}
const openBoard = () => first().site.openDevice(first().store, 'board')
const openTill = () => first().site.openDevice(first().store, 'till')

it('the pass is told which stations have a board that was heard of lately, in its own store and site [DAY-076]', async () => {
  const stationId = await firstStation()
  expect(await listLiving(first())).toEqual([])
  await show(openBoard(), stationId)
  now = (now + 2_000) as Instant
  expect(await listLiving(first())).toEqual([stationId])
  for (const other of others) expect(await listLiving(other())).toEqual([])
  // A line that lasts is looked at again and again; one that is gone is silent, and after a while nobody counts on it.
  now = (now + minutes(4)) as Instant
  expect(await listLiving(first())).toEqual([stationId])
  now = (now + minutes(1)) as Instant
  expect(await listLiving(first())).toEqual([])
})

it('a board that goes on to another station, or to the pass, has left the first at once [DAY-076]', async () => {
  const [one, two] = (await readPass(first())).map(({ stationId }) => stationId)
  if (one === undefined || two === undefined) throw new Error('the demo has one station')
  await show(openBoard(), one)
  await show(openTill(), two)
  now = (now + 2_000) as Instant
  expect(new Set(await listLiving(first()))).toEqual(new Set([one, two]))
  await show(openBoard(), two)
  now = (now + 2_000) as Instant
  expect(await listLiving(first())).toEqual([two])
  await show(openTill(), 'pass')
  await show(openBoard(), 'pass')
  now = (now + 2_000) as Instant
  expect(await listLiving(first())).toEqual([])
})

it('a device that was revoked shows nothing, nor does one that names a station of another store [DAY-076]', async () => {
  const stationId = await firstStation()
  const [ofOther] = await readPass(house.places[1] as TwinPlace)
  if (ofOther === undefined) throw new Error('the other store has no station')
  await show(openBoard(), ofOther.stationId)
  await show(openTill(), stationId)
  now = (now + 2_000) as Instant
  expect(await listLiving(house.places[1] as TwinPlace)).toEqual([])
  expect(await listLiving(first())).toEqual([stationId])
  await shop.database.db.execute(sql`update staff_device set revoked_at = last_seen_at where site_id = 1 and id = 702`)
  now = (now + 2_000) as Instant
  expect(await listLiving(first())).toEqual([])
  await shop.database.db.execute(sql`update staff_device set revoked_at = null where site_id = 1 and id = 702`)
})

it('that a board is heard of is not written at every look [DAY-076]', async () => {
  const stationId = await firstStation()
  const readRow = async () => {
    const { rows } = await shop.database.db.execute<{ xmin: string }>(
      sql`select xmin::text from staff_device where site_id = 1 and id = 701`,
    )
    return rows[0]?.xmin
  }
  await show(openBoard(), stationId)
  const written = await readRow()
  now = (now + 20_000) as Instant
  await show(openBoard(), stationId)
  expect(await readRow()).toBe(written)
  now = (now + 10_000) as Instant
  await show(openBoard(), stationId)
  expect(await readRow()).not.toBe(written)
})
