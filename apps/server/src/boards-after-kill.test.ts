import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { moveKitchenItem, showKitchen } from '@comanda/contract/calls/staff/kitchen'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { KitchenItemId } from '@comanda/rules/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffAction } from './database/schema/staff-session.ts'
import { accepted, add, atTable, begin } from './testing/cart/carts.ts'
import { holdLock, isBlockedAt } from './testing/database/hold-lock.ts'
import { testNow } from './testing/database/test-cluster.ts'
import { createTestDatabase, type TestDatabase } from './testing/database/test-database.ts'
import { openVisit, sendTo } from './testing/http/open-visit.ts'
import { type RunningServer, runServer } from './testing/run-server.ts'
import { openStaffDesk, type StaffDesk } from './testing/team/staff-desk.ts'

const patience = 120_000
const storeId = storeIds.centro
const tables = [1, 2, 3, 4, 5, 6]
const slugs = [
  'pulpo-a-la-gallega',
  'ensaladilla-rusa',
  'gambas-al-ajillo',
  'refresco-de-cola',
  'agua-mineral',
] as const
/** Enough moves are confirmed before the kill, and enough are still to be made. */
const confirmedBefore = 8
let dataDirectory: string
let database: TestDatabase
let first: RunningServer
let second: RunningServer

beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'comanda-boards-'))
  database = await createTestDatabase()
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDirectory,
    COMANDA_DEMO: '0',
    LOG_LEVEL: 'fatal',
    STAFF_HOST: 'staff.localhost',
    COMANDA_NOW: new Date(testNow).toISOString(),
  }
  ;[first, second] = await Promise.all([runServer(env), runServer(env)])
}, patience)
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await database.drop()
  await rm(dataDirectory, { recursive: true, force: true })
})

interface Move {
  readonly itemId: KitchenItemId
  readonly version: number
  /** A move whose answer was lost is repeated with it. */
  readonly key: string
}

const press = async ({ client }: StaffDesk, { key, ...move }: Move) =>
  accepted(await client.call(moveKitchenItem, { ...move, to: 'ready', units: null }, { key }))

async function readBoard({ client }: StaffDesk) {
  const { tickets } = accepted(await client.call(showKitchen, { storeId, stationId: null }))
  return new Map(tickets.flatMap(({ items }) => items).map((item) => [item.itemId, item]))
}

/** Every table sends a round; the moves that make all of its dishes ready. */
async function sendRounds(desk: StaffDesk): Promise<Move[]> {
  const { client } = await openVisit({ send: sendTo(first.url) })
  for (const table of tables) {
    const { cartId } = await begin(client, atTable(table))
    for (const slug of slugs) await add(client, cartId, slug)
    accepted(await client.sendRound({ cartId }))
  }
  const queued = [...(await readBoard(desk)).values()].filter(({ state }) => state === 'queued')
  return queued.map(({ itemId, version }) => ({ itemId, version, key: randomUUID() }))
}

it('a dish bumped at one instance is ready on the boards of the other, and a kill in the middle of service loses no confirmed move and stops no board', {
  timeout: patience,
}, async () => {
  const cook = await openStaffDesk(first.url, 'plancha')
  const pass = await openStaffDesk(second.url, 'encargado')
  const moves = await sendRounds(pass)
  expect(moves).toHaveLength(tables.length * slugs.length)
  let heard = ''
  const line = await pass.listen('kitchen', (text) => {
    heard += text
  })
  const [bumped, held, ...others] = moves as [Move, Move, ...Move[]]

  const { version } = await press(cook, bumped)
  await expect.poll(() => heard, { timeout: 60_000 }).toContain(bumped.itemId)
  expect((await readBoard(pass)).get(bumped.itemId)).toMatchObject({ state: 'ready', version })

  // One move cannot end before the kill; beside it three cooks press on.
  const letGo = await holdLock(database, `select from kitchen_item where id = '${held.itemId}' for update`)
  const waiting = [...others]
  const [confirmed, unconfirmed]: [KitchenItemId[], Move[]] = [[], []]
  const pressOn = async (move: Move | undefined): Promise<void> => {
    if (move === undefined) return
    const item = await press(cook, move).catch(() => undefined)
    if (item === undefined) unconfirmed.push(move)
    else {
      confirmed.push(item.itemId)
      await pressOn(waiting.shift())
    }
  }
  const pressing = [pressOn(held), ...[1, 2, 3].map(() => pressOn(waiting.shift()))]
  await expect.poll(() => isBlockedAt(database, 'kitchen_item'), { timeout: 60_000 }).toBe(true)
  while (confirmed.length < confirmedBefore) await new Promise((resolve) => setTimeout(resolve, 2))
  await first.stop('SIGKILL')
  await Promise.all(pressing)
  await letGo()
  expect(unconfirmed).toContain(held)

  const missing = () => confirmed.filter((id) => !heard.includes(id))
  await expect.poll(missing, { timeout: 60_000 }).toEqual([])
  const board = await readBoard(pass)
  expect(confirmed.map((id) => board.get(id)?.state)).toEqual(confirmed.map(() => 'ready'))
  expect(board.get(held.itemId)).toMatchObject({ state: 'queued', version: held.version })

  // The cook goes on at the other instance: what was not confirmed is pressed again, and then the rest.
  const elsewhere = cook.goTo(second.url)
  for (const move of [...unconfirmed, ...waiting]) await press(elsewhere, move)
  await expect.poll(() => heard, { timeout: 60_000 }).toContain(held.itemId)
  line.close()
  const states = [...(await readBoard(pass)).values()].map(({ state }) => state)
  expect(states).toEqual(moves.map(() => 'ready'))
  const written = await database.db.select().from(staffAction).where(eq(staffAction.call, 'moveKitchenItem'))
  expect(written.map(({ subject }) => subject).sort()).toEqual(
    moves.map(({ itemId }) => `kitchen-item:${itemId}`).sort(),
  )
})
