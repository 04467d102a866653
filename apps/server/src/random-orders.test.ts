import type { AttemptState } from '@comanda/rules/payment/attempt'
import type { Instant } from '@comanda/rules/time/calendar'
import { openStandIn } from '@comanda/sandbox/redsys/stand-in'
import { type Sandbox, startSandbox } from '@comanda/sandbox/sandbox'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPaymentsKit } from './create-payments-kit.ts'
import { placedOrder } from './database/schema/order.ts'
import { paymentAttempt } from './database/schema/payment.ts'
import { toPaymentSettings } from './payment/payment-settings.ts'
import { sweepAttempts } from './payment/sweep-attempts.job.ts'
import { checkMoney } from './testing/check-money.ts'
import { compareBooks } from './testing/compare-books.ts'
import { createRandom } from './testing/create-random.ts'
import { sendTo } from './testing/open-visit.ts'
import { type OrderRun, orderOnce } from './testing/random-orders.ts'
import { type RunningServer, runServer } from './testing/run-server.ts'
import { testNow } from './testing/test-cluster.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { loadVenues } from './venue/load-venues.ts'

/** `npm run orders` orders for minutes; in every test run it is a few orders and one kill. */
const count = Number(process.env.ORDERS_COUNT ?? 12)
const seconds = Number(process.env.ORDERS_SECONDS ?? 120)
const kills = Number(process.env.ORDERS_KILLS ?? 1)
const seed = Number(process.env.ORDERS_SEED ?? 20_261_116)
const diners = 4
const undecided: AttemptState[] = ['created', 'submitted', 'challenged', 'unknown', 'refunding']

let database: TestDatabase
let sandbox: Sandbox
let server: RunningServer
beforeAll(async () => {
  database = await createTestDatabase()
  // The bank lives outside the server, so that it remembers what a killed server was told.
  sandbox = await startSandbox(['redsys'])
  server = await start()
}, 120_000)
afterAll(async () => {
  await server.stop('SIGKILL')
  await sandbox.close()
  await database.drop()
})

function start(): Promise<RunningServer> {
  return runServer({
    DATABASE_URL: database.url,
    COMANDA_NOW: new Date(testNow).toISOString(),
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    REDSYS_URL: sandbox.url,
    REDSYS_QUERY_URL: sandbox.url,
    REDSYS_SCRIPT_URL: `${sandbox.url}/sis/NC/redsysV3.js`,
  })
}

/** The server is killed in the midst of payments, and started again. */
async function killNowAndThen(share: () => number): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    while (share() < kill / (kills + 1)) await pause(20)
    await server.stop('SIGKILL')
    server = await start()
  }
}

async function finishAll(): Promise<void> {
  const { db } = database
  let now = testNow as number
  const settings = toPaymentSettings({ secretKey: null, providerHosts: {} }, sandbox.url)
  const venues = { get: (siteId: Parameters<typeof loadVenues>[1]) => loadVenues(db, siteId) }
  const kit = createPaymentsKit({ database: db, now: () => now as Instant, settings, venues, alarm: () => {} })
  for (const waitMs of [6_000, 60_000, 600_000, 1_800_000, 3_600_000, 3_600_000]) {
    now += waitMs
    await sweepAttempts(kit)
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('orders at random, while the bank and the server fail, lose nothing and charge nothing twice', {
  timeout: (seconds + 240) * 1_000,
}, async () => {
  const random = createRandom(seed)
  const send: OrderRun['send'] = (request) => sendTo(server.url)(request)
  const run: OrderRun = { sandbox, send, random, carts: [], toldPaid: new Set(), stops: new Map() }
  const startedAt = Date.now()
  // How much of the run is over, by orders or by time.
  const share = () => Math.max(run.carts.length / count, (Date.now() - startedAt) / (seconds * 1_000))
  const keepOrdering = async () => {
    // A diner whose server is gone comes back a little later.
    while (share() < 1) await orderOnce(run).catch(() => pause(200))
  }
  await Promise.all([killNowAndThen(share), ...Array.from({ length: diners }, keepOrdering)])
  sandbox.knobs.delivery = 'send'
  await sandbox.releaseMessages()
  await server.stop('SIGKILL')
  while (sandbox.knobs.take('/') !== 'none') {
    // Faults that no request met are over with the run.
  }
  await finishAll()

  const { db } = database
  expect(await db.select().from(paymentAttempt).where(inArray(paymentAttempt.state, undecided))).toEqual([])
  await checkMoney(db)
  const difference = await compareBooks(db, sandbox.books(openStandIn))
  const orders = await db.select().from(placedOrder).where(inArray(placedOrder.cartId, run.carts))
  const ordered = new Set(orders.map(({ cartId }) => cartId))
  const forgotten = [...run.toldPaid].filter((cartId) => !ordered.has(cartId))
  console.info(
    `seed ${seed}: ${run.carts.length} carts, ${orders.length} paid orders, ${kills} kills`,
    difference,
    run.stops,
  )
  expect({ ...difference, forgotten }).toEqual({ lost: [], doubled: [], unexplained: 0, forgotten: [] })
  expect(orders.length).toBeGreaterThan(0)
})
