import { setTimeout as pause } from 'node:timers/promises'
import type { Instant } from '@comanda/rules/time/calendar'
import { quickAddJob } from 'graphile-worker'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from './database/database.ts'
import { cart } from './database/schema/cart.ts'
import { paymentAttempt } from './database/schema/payment.ts'
import { createJobs, type Job } from './jobs.ts'
import { toPaymentSettings } from './payment/payment-settings.ts'
import { type Jobs, startJobs } from './start-jobs.ts'
import { attemptRow, cartRow } from './testing/database/rows.ts'
import { testNow } from './testing/database/test-cluster.ts'
import { createTestDatabase, type TestDatabase } from './testing/database/test-database.ts'

let database: TestDatabase
let jobs: Jobs
const parts = (opened: OpenDatabase, onTrouble: (message: string) => void = () => {}) => ({
  database: opened.db,
  now: () => testNow as Instant,
  payments: toPaymentSettings({ secretKey: null, providerHosts: {} }, 'http://127.0.0.1:9'),
  transports: {},
  onTrouble,
})
const startHere = (opened: OpenDatabase = database, onTrouble?: (message: string) => void) =>
  startJobs({ ...opened, ...parts(opened, onTrouble) })
beforeAll(async () => {
  database = await createTestDatabase()
  // An instance was killed before it came to ask about this one.
  const leftCart = cartRow()
  await database.db.insert(cart).values(leftCart)
  await database.db
    .insert(paymentAttempt)
    .values(attemptRow({ cartId: leftCart.id, cartVersion: 1, resume: {}, nextQueryAt: testNow as Instant }))
  jobs = await startHere()
})
afterAll(async () => {
  await jobs.stop()
  await database.drop()
})

it('every job has a schedule, or is only run when it is asked for', async () => {
  const rows: [string, Job][] = Object.entries(createJobs(parts(database)))
  const minute = '* * * * *'
  expect(Object.fromEntries(rows.map(([name, { every }]) => [name, every]))).toEqual({
    'end-unanswered': minute,
    'expire-holds': minute,
    'expire-shares': minute,
    'free-tables': minute,
    'expire-sessions': '17 * * * *',
    'forget-answers': '27 * * * *',
    'forget-cards': minute,
    'forget-door-tries': '47 * * * *',
    'forget-tries': '37 * * * *',
    'keep-messages': minute,
    'prune-events': '*/10 * * * *',
    'send-messages': minute,
    'sweep-attempts': minute,
    'sweep-again': null,
    'watch-printers': minute,
    'watch-printers-again': null,
  })
  const { rows: known } = await database.pool.query<{ identifier: string }>(
    'select identifier from graphile_worker._private_known_crontabs order by identifier',
  )
  const scheduled = rows.filter(([, { every }]) => every !== null).map(([name]) => name)
  expect(known.map(({ identifier }) => identifier)).toEqual(scheduled.sort())
})

it('an instance that starts ends at once what a killed one left', { timeout: 60_000 }, async () => {
  const listStates = async () => (await database.db.select().from(paymentAttempt)).map(({ state }) => state)
  await expect.poll(listStates, { timeout: 15_000 }).toEqual(['expired'])
})

it('banks are asked three times a minute, though a schedule knows whole minutes', { timeout: 60_000 }, async () => {
  await quickAddJob({ pgPool: database.pool }, 'sweep-attempts', {})
  const listRounds = async () => {
    const { rows } = await database.pool.query<{ key: string; seconds: number }>(
      `select key, round(extract(epoch from run_at - created_at))::int as seconds
       from graphile_worker.jobs where task_identifier = 'sweep-again' order by run_at`,
    )
    return rows
  }
  await expect.poll(listRounds, { timeout: 50_000 }).toEqual([
    // Within five seconds: a busy machine writes a job down later than it was meant.
    { key: 'sweep-second', seconds: expect.closeTo(20, -1) },
    { key: 'sweep-third', seconds: expect.closeTo(40, -1) },
  ])
})

it('a queue whose connections end while it works lets the process live, and can be stopped', {
  timeout: 60_000,
}, async () => {
  const cutter = new Client({ connectionString: database.url })
  await cutter.connect()
  for (let afterMs = 0; afterMs < 40; afterMs += 2) {
    const { rows } = await cutter.query<{ now: string }>('select now()::text')
    const own = await openDatabase({ url: database.url })
    const ending = Promise.withResolvers<void>()
    // It says so while it ends by itself, which takes it some milliseconds.
    const some = await startHere(own, (message) => message.startsWith('Runner stopping') && ending.resolve())
    for (const job of ['forget-tries', 'expire-holds']) await quickAddJob({ pgPool: own.pool }, job, {})
    await pause(afterMs)
    await cutter.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and backend_start > $1',
      [rows[0]?.now],
    )
    await Promise.race([ending.promise, pause(60)])
    await some.stop()
    await own.close()
  }
  await cutter.end()
})
