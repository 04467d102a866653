import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moveKitchenItem, showKitchen } from '@comanda/contract/calls/staff/kitchen'
import { pauseThing } from '@comanda/contract/calls/staff/menu'
import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { CartId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { migrateDatabase } from '../apps/server/src/database/migrate.ts'
import { loadDemo } from '../apps/server/src/demo/load-demo.ts'
import { accepted, add, atTable, begin, dish } from '../apps/server/src/testing/carts.ts'
import type { NamedClient } from '../apps/server/src/testing/named-client.ts'
import { openVisit, sendTo } from '../apps/server/src/testing/open-visit.ts'
import { openStaffDesk, type StaffDesk, type StaffLine } from '../apps/server/src/testing/staff-desk.ts'
import { hold } from './measuring/hold.ts'
import { type MeasuredServer, runBare, runMeasured } from './measuring/processes.ts'
import { measureRequests } from './measuring/request-rounds.ts'

/** What the kitchen's boards cost the server, and how long staff wait for what others did. */
const budget = { heardMs: 1_000, snapshot: 2, boards: 1.5, pausedMs: 1_000 } as const
const boardCount = 8
const ticketCount = 80
const roundCount = 40
const tables = [1, 2, 3, 4, 5, 6, 7, 8]
const storeId = storeIds.centro

/** A round of a table: what is put into its cart, and what is sent to the kitchen. */
interface Rounds {
  readonly fill: (turn: number) => Promise<void>
  readonly send: (turn: number) => Promise<void>
}

const folder = mkdtempSync(join(tmpdir(), 'comanda-bench-'))
// As root the database runs under its own account, which must be able to reach its folder.
chmodSync(folder, 0o711)
const database = await openDatabase({ dataDir: join(folder, 'database') })
const running: MeasuredServer[] = []
try {
  // A server that loads the demo itself also draws its pictures, which would be measured too.
  await migrateDatabase(database.url)
  await loadDemo(database.db, { now: Date.now() as Instant })
  const place = { DATABASE_URL: database.url, DATA_DIR: folder, STAFF_HOST: 'staff.localhost' }
  const env = { ...place, COMANDA_DEMO: '0', TRUST_PROXY: '1', LOG_LEVEL: 'error' }
  const server = await runMeasured(env)
  running.push(server)
  // The venue is open at every hour at which somebody measures.
  await database.pool.query('update store set open_all_day = true')
  await database.pool.query('delete from special_day_shift')
  await database.pool.query('delete from special_day')
  const cook = await openStaffDesk(server.url, 'plancha')
  const manager = await openStaffDesk(server.url, 'encargado')
  const { client } = await openVisit({ send: sendTo(server.url) })
  const carts: CartId[] = []
  for (const table of tables) carts.push((await begin(client, atTable(table))).cartId)
  const cartOf = (turn: number) => carts[turn % carts.length] as CartId
  const rounds: Rounds = {
    fill: (turn) => fill(client, cartOf(turn)),
    send: async (turn) => void accepted(await client.sendRound({ cartId: cartOf(turn) })),
  }

  await measureBoards(server, cook, rounds)
  await measureSnapshot(server, cook)
  await measureHearing(cook, rounds)
  await measurePause(manager, client)
} finally {
  for (const one of running) await one.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

async function fill(client: NamedClient, cartId: CartId): Promise<void> {
  await add(client, cartId, 'pulpo-a-la-gallega', { quantity: 2 })
  await add(client, cartId, 'refresco-de-cola')
}

/** CPU of a round, sent while nobody and while eight boards listen, by turns, so that both see the same growth. */
async function measureBoards(server: MeasuredServer, cook: StaffDesk, rounds: Rounds) {
  const costs = { alone: [] as number[], followed: [] as number[] }
  const order = async (turn: number) => {
    await rounds.fill(turn)
    await rounds.send(turn)
  }
  for (let turn = 0; turn < 8; turn += 1) await order(turn)
  for (const name of ['alone', 'followed', 'followed', 'alone'] as const) {
    const lines = name === 'alone' ? [] : await openLines(cook, () => {})
    const before = await server.readCpu()
    for (let turn = 0; turn < roundCount / 2; turn += 1) await order(turn)
    costs[name].push((await server.readCpu()) - before)
    for (const line of lines) line.close()
  }
  const ratio = sum(costs.followed) / sum(costs.alone)
  tell(`CPU of a round with ${boardCount} boards ÷ without`, ratio, budget.boards, ' times')
}

async function measureSnapshot(server: MeasuredServer, cook: StaffDesk): Promise<void> {
  const shown = must(await cook.client.call(showKitchen, { storeId, stationId: null }))
  if (shown.tickets.length < ticketCount) throw new Error(`only ${shown.tickets.length} tickets stand on the board`)
  const url = `${server.url}/api/staff/kitchen?storeId=${storeId}&stationId=`
  const reply = Buffer.from(JSON.stringify(shown))
  const bare = await runBare([{ headers: { 'content-type': 'application/json' }, bytes: reply }])
  running.push(bare)
  const [ours, least] = await measureRequests([
    { url, headers: cook.headers, times: 100, readCpu: server.readCpu },
    { url: `${bare.url}/0`, headers: {}, times: 400, readCpu: bare.readCpu },
  ])
  const ratio = (ours?.server ?? Number.NaN) / (least?.server ?? Number.NaN)
  console.log(
    `  a board of ${shown.tickets.length} tickets: ${ours?.server.toFixed(2)} ms, bare ${least?.server.toFixed(2)} ms`,
  )
  tell(`a board of ${shown.tickets.length} tickets ÷ bare Node`, ratio, budget.snapshot, ' times')
}

/** From the press to the last of eight boards: a round that arrives, and a dish that becomes ready. */
async function measureHearing(cook: StaffDesk, rounds: Rounds): Promise<void> {
  const heard: number[] = []
  const lines = await openLines(cook, (text, at) => {
    if (text.includes('event: kitchen')) heard.push(at)
  })
  const waitForAll = async (act: () => Promise<unknown>): Promise<number> => {
    heard.length = 0
    const pressed = performance.now()
    await act()
    while (heard.length < boardCount && performance.now() - pressed < 10_000) await pause(2)
    return heard.length < boardCount ? Number.POSITIVE_INFINITY : Math.max(...heard) - pressed
  }
  const placed: number[] = []
  for (let turn = 0; turn < roundCount; turn += 1) {
    await rounds.fill(turn)
    placed.push(await waitForAll(() => rounds.send(turn)))
  }
  const { tickets } = must(await cook.client.call(showKitchen, { storeId, stationId: null }))
  const queued = tickets.flatMap(({ items }) => items).filter(({ state }) => state === 'queued')
  const bumped: number[] = []
  for (const { itemId, version } of queued.slice(0, roundCount)) {
    const bump = { itemId, to: 'ready', units: null, version } as const
    bumped.push(await waitForAll(async () => must(await cook.client.call(moveKitchenItem, bump))))
  }
  for (const line of lines) line.close()
  tell('a round sent to the last of 8 boards, p95', percentile(placed), budget.heardMs, ' ms')
  tell('a dish bumped to the last of 8 boards, p95', percentile(bumped), budget.heardMs, ' ms')
}

/** From the press until a diner's cart refuses the dish. */
async function measurePause(manager: StaffDesk, client: NamedClient): Promise<void> {
  const slug = 'ensaladilla-rusa'
  const { cartId } = await begin(client)
  const pressed = performance.now()
  const wanted = {
    storeId,
    productId: dish(slug).id,
    optionValueId: null,
    until: 'today',
    day: null,
    left: null,
  } as const
  must(await manager.client.call(pauseThing, wanted))
  let isRefused = false
  while (!isRefused && performance.now() - pressed < 10_000) {
    isRefused = await add(client, cartId, slug).then(
      () => false,
      () => true,
    )
  }
  const took = isRefused ? performance.now() - pressed : Number.POSITIVE_INFINITY
  tell('a dish paused until no cart takes it', took, budget.pausedMs, ' ms')
}

function openLines(cook: StaffDesk, hear: (text: string, at: number) => void): Promise<StaffLine[]> {
  return Promise.all(Array.from({ length: boardCount }, () => cook.listen('kitchen', hear)))
}

function tell(what: string, figure: number, limit: number, unit: string): void {
  const [shown, most] = [`${figure.toFixed(figure < 10 ? 2 : 0)}${unit}`, `${limit}${unit}`]
  console.log(`  ${what}: ${shown} (${most})${hold({ what, figure: shown, limit: most, isHeld: figure <= limit })}`)
}

function must<Reply>(reply: Reply | Refusal): Exclude<Reply, Refusal> {
  if (isRefusal(reply)) throw new Error(`refused: ${reply.refused}`)
  return reply as Exclude<Reply, Refusal>
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

function percentile(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * 0.95) - 1] ?? Number.NaN
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
