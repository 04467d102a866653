import { providerNames } from '@comanda/payments/server/providers'
import type { AttemptState } from '@comanda/rules/payment/attempt'
import type { Instant } from '@comanda/rules/time/calendar'
import { type Sandbox, startSandbox } from '@comanda/sandbox/sandbox'
import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPaymentsKit } from './create-payments-kit.ts'
import { specialDay, specialDayShift } from './database/schema/hours.ts'
import { placedOrder } from './database/schema/order.ts'
import { paymentAttempt } from './database/schema/payment.ts'
import { store } from './database/schema/store.ts'
import { toPaymentSettings } from './payment/payment-settings.ts'
import { sweepAttempts } from './payment/sweep-attempts.job.ts'
import { createTestDatabase, type TestDatabase } from './testing/database/test-database.ts'
import { sendTo } from './testing/http/open-visit.ts'
import type { OrderRun } from './testing/order/order-run.ts'
import { orderForAWhile } from './testing/order/random-orders.ts'
import { watchYeses, type YesWaits, type YesWatch } from './testing/order/watch-yeses.ts'
import { checkInvariants } from './testing/payment/check-invariants.ts'
import { compareBooks } from './testing/payment/compare-books.ts'
import { listCharges } from './testing/payment/list-charges.ts'
import { type RunningServer, runServer, toBankAddresses } from './testing/run-server.ts'
import { loadVenues } from './venue/load-venues.ts'

/** `npm run orders` orders for minutes; in every test run it is a few orders and one kill. */
const isLong = process.env.ORDERS_COUNT !== undefined
const wanted = Number(process.env.ORDERS_COUNT ?? 24)
const seconds = Number(process.env.ORDERS_SECONDS ?? 120)
const kills = Number(process.env.ORDERS_KILLS ?? 1)
const seed = Number(process.env.ORDERS_SEED ?? 20_261_116)
const diners = isLong ? 24 : 4
/** In the long run two instances share the database: while one is down, its diners go to the other. */
const instances = isLong ? 2 : 1
/** A bank's yes is settled here within a minute. */
const yesMs = 60_000
const undecided: AttemptState[] = ['created', 'submitted', 'challenged', 'unknown', 'refunding']

let database: TestDatabase
let sandbox: Sandbox
let servers: RunningServer[]
let watch: YesWatch
beforeAll(async () => {
  database = await createTestDatabase({ bySocket: isLong })
  // The clock of the run is the real one, and its venues are open at every hour of it.
  await database.db.update(store).set({ openAllDay: true })
  // The demo's own orders are of days around the tests' day, and one of those may be today.
  await database.db.update(placedOrder).set({ day: sql`${placedOrder.day} - 1000` })
  await database.db.delete(specialDayShift)
  await database.db.delete(specialDay)
  // The banks live outside the server, so that they remember what a killed server was told.
  sandbox = await startSandbox(providerNames)
  watch = watchYeses(sandbox)
  servers = await Promise.all(Array.from({ length: instances }, start))
}, 120_000)
afterAll(async () => {
  watch.stop()
  await stopAll()
  await sandbox.close()
  await database.drop()
})

const start = () => runServer({ DATABASE_URL: database.url, ...toBankAddresses(sandbox.url) })

const stopAll = () => Promise.all(servers.map((server) => server.stop('SIGKILL')))

/** The older instance is killed in the midst of payments, and started again. */
async function killNowAndThen(share: () => number): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    while (share() < kill / (kills + 1)) await pause(20)
    await servers.shift()?.stop('SIGKILL')
    servers.push(await start())
  }
}

/** The server goes on alone: what banks said yes to is settled without any diner, within its minute. */
async function measureYeses(): Promise<YesWaits> {
  const until = Date.now() + yesMs
  let measured = await watch.measure(database.db)
  while (measured.open.length > 0 && Date.now() < until) {
    await pause(1_000)
    measured = await watch.measure(database.db)
  }
  expect(measured.open, 'bank said yes, and it is not settled').toEqual([])
  return measured
}

/** Hours later: what was never answered has ended, and what is to be paid back has gone back. */
async function finishAll(): Promise<void> {
  const { db } = database
  let now = Date.now()
  const settings = toPaymentSettings({ secretKey: null, providerHosts: {} }, sandbox.url)
  const venues = { get: (siteId: Parameters<typeof loadVenues>[1]) => loadVenues(db, siteId) }
  const kit = createPaymentsKit({ database: db, now: () => now as Instant, settings, venues, alarm: () => {} })
  for (const waitMs of [6_000, 60_000, 600_000, 1_800_000, 3_600_000, 3_600_000]) {
    now += waitMs
    await sweepAttempts(kit)
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('orders and deposits at random, paid in every way while the banks and the server fail: none lost, none charged twice', {
  timeout: (seconds + 400) * 1_000,
}, async () => {
  let sent = 0
  const send: OrderRun['send'] = (request) => {
    const server = servers[sent++ % servers.length]
    if (server === undefined) throw new Error('no instance is up')
    return sendTo(server.url)(request)
  }
  const run: OrderRun = { sandbox, send, seed, begun: 0, tried: new Map(), toldPaid: new Set(), stops: new Map() }
  const startedAt = performance.now()
  // How much of the run is over, by orders or by time.
  const share = () => Math.max(run.begun / wanted, (performance.now() - startedAt) / (seconds * 1_000))
  const isOver = () => share() >= 1
  const keepOrdering = async () => {
    // A diner whose server is gone comes back a little later.
    while (!isOver()) await orderForAWhile(run, isOver).catch(() => pause(200))
  }
  await Promise.all([killNowAndThen(share), ...Array.from({ length: diners }, keepOrdering)])
  const tookSeconds = Math.round((performance.now() - startedAt) / 1_000)
  sandbox.knobs.delivery = 'send'
  await sandbox.releaseMessages()
  while (sandbox.knobs.take('/') !== 'none') {
    // Faults that no request met are over with the run.
  }
  const waits = isLong ? await measureYeses() : undefined
  await stopAll()
  await finishAll()

  const { db } = database
  const difference = await compareBooks(db, listCharges(sandbox))
  const carts = await db.select({ cartId: placedOrder.cartId }).from(placedOrder)
  const ordered = new Set(carts.map(({ cartId }) => cartId))
  const forgotten = [...run.toldPaid].filter((cartId) => !ordered.has(cartId))
  console.info(
    `seed ${seed}: ${run.begun} orders in ${tookSeconds} s, ${ordered.size} placed, ${kills} kills, ` +
      `longest wait for a yes ${waits?.longestMs} ms (${waits?.slowest})`,
    difference,
    run.tried,
    run.stops,
  )
  expect(await db.select().from(paymentAttempt).where(inArray(paymentAttempt.state, undecided))).toEqual([])
  await checkInvariants(db)
  expect({ ...difference, forgotten }).toEqual({ lost: [], doubled: [], unexplained: 0, forgotten: [] })
  expect(ordered.size).toBeGreaterThan(0)
  expect(waits?.longestMs ?? 0, waits?.slowest).toBeLessThanOrEqual(yesMs)
  if (isLong) expect(run.begun).toBeGreaterThanOrEqual(wanted)
})
