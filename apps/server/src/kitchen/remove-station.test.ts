import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { StationId } from '@comanda/rules/ids'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { liveEvent } from '../database/schema/outbox.ts'
import { staffAction } from '../database/schema/staff-session.ts'
import { transact } from '../database/transact.ts'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin } from '../testing/cart/carts.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { closeStation } from '../venue/close-station.ts'
import { emptyStation } from './empty-station.ts'

let shop: TestApp
let manager: StaffBrowser
let cook: StaffBrowser
beforeEach(async () => {
  shop = await createTestApp()
  manager = await signInAs(shop, 'encargado')
  cook = await signInAs(shop, 'plancha')
})
afterEach(() => shop.close())

const { centro } = storeIds
const pass = () => accepted(cook.showKitchen({ storeId: centro, stationId: null }))

async function findStation(name: string): Promise<StationId> {
  const found = (await pass()).stations.find((one) => one.name === name)
  if (found === undefined) throw new Error(`the store has no ${name}`)
  return found.stationId
}

async function choose(position: number, ...slugs: readonly string[]) {
  const { client } = await shop.visit()
  const { cartId } = await begin(client, atTable(position))
  for (const slug of slugs) await add(client, cartId, slug)
  return { place: `Sala ${position}`, send: () => accepted(client.sendRound({ cartId })) }
}

it('removing a station sends its open dishes to the pass, marked, and tells the boards [DAY-075]', async () => {
  const stationId = await findStation('Calientes')
  const { place, send } = await choose(1, 'pulpo-a-la-gallega', 'arroz-negro', 'refresco-de-cola')
  await send()
  expect(await cook.removeStation({ stationId })).toMatchObject({ refused: 'right-missing' })
  expect(await manager.removeStation({ stationId: 999 as StationId })).toMatchObject({ refused: 'station-not-found' })
  expect(await accepted(manager.removeStation({ stationId }))).toEqual({ dishes: 2 })

  const { tickets, stations } = await pass()
  expect(stations.map(({ name }) => name)).not.toContain('Calientes')
  const bar = await findStation('Barra')
  expect(tickets.find((ticket) => ticket.place === place)).toMatchObject({
    items: [
      { name: 'Pulpo a la gallega', stationId: null, state: 'queued', version: 2 },
      { name: 'Arroz negro con sepia', stationId: null, state: 'held', version: 2 },
      { name: 'Refresco de cola', stationId: bar, version: 1 },
    ],
  })
  const told = await shop.database.db
    .select()
    .from(liveEvent)
    .where(eq(liveEvent.topic, 'kitchen'))
    .orderBy(liveEvent.id)
  expect(told.at(-1)?.message).toEqual({
    kind: 'station-removed',
    store: centro,
    id: `station:${stationId}`,
    version: 1,
  })
  const written = await shop.database.db.select().from(staffAction).where(eq(staffAction.call, 'removeStation'))
  expect(written).toMatchObject([{ storeId: centro, before: { name: 'Calientes' }, after: { dishes: 2 } }])
  expect(await manager.removeStation({ stationId })).toMatchObject({ refused: 'station-not-found' })

  // What comes later finds no station either.
  const later = await choose(2, 'pulpo-a-la-gallega')
  await later.send()
  expect((await pass()).tickets.find((ticket) => ticket.place === later.place)).toMatchObject({
    items: [{ stationId: null }],
  })
})

const listStations = (place: string, { tickets }: Awaited<ReturnType<typeof pass>>) =>
  tickets.filter((ticket) => ticket.place === place).flatMap(({ items }) => items.map((item) => item.stationId))

it('a round sent while its station is being removed waits, and lands at the pass [DAY-075]', async () => {
  const stationId = await findStation('Sushi')
  const { siteId } = shop.keys
  const { place, send } = await choose(9, 'maki-de-pepino')
  const emptied = Promise.withResolvers<void>()
  const waited = Promise.withResolvers<void>()
  const removing = transact(shop.database.db, (tx) =>
    closeStation(tx, { siteId, stores: 'all', stationId }, async () => {
      await emptyStation(tx, siteId, stationId)
      emptied.resolve()
      await waited.promise
    }),
  )
  await emptied.promise
  const sending = send()
  await expect.poll(isSomebodyWaiting, { timeout: 30_000 }).toBe(true)
  waited.resolve()
  await Promise.all([removing, sending])
  expect(listStations(place, await pass())).toEqual([null])
})

it('of rounds sent while a station is removed none is lost, and none stays there [DAY-075]', async () => {
  const stationId = await findStation('Barra')
  const rounds = await Promise.all([4, 5, 6, 8, 10].map((position) => choose(position, 'refresco-de-cola')))
  const sent = rounds.slice(0, 3).map(({ send }) => send())
  const removed = accepted(manager.removeStation({ stationId }))
  await Promise.all([removed, ...sent, ...rounds.slice(3).map(({ send }) => send())])
  const kitchen = await pass()
  for (const { place } of rounds) expect(listStations(place, kitchen)).toEqual([null])
})

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await shop.database.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
