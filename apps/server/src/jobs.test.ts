import { setTimeout as pause } from 'node:timers/promises'
import type { Instant } from '@comanda/rules/time/calendar'
import { quickAddJob } from 'graphile-worker'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type OpenDatabase, openDatabase } from './database/database.ts'
import { cart } from './database/schema/cart.ts'
import { paymentAttempt } from './database/schema/payment.ts'
import { createJobs, type Job } from './jobs.ts'
import type { Jobs } from './keep-running.ts'
import { toPaymentSettings } from './payment/payment-settings.ts'
import { startJobs } from './start-jobs.ts'
import { holdLock, isBlockedAt } from './testing/database/hold-lock.ts'
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
  // One that is cut may leave a round locked, which another test would count.
  const cut = await createTestDatabase()
  onTestFinished(() => cut.drop())
  const cutter = new Client({ connectionString: cut.url })
  await cutter.connect()
  // Also after a failure: a client that nobody hears would be cut when the database goes.
  onTestFinished(() => cutter.end())
  for (let afterMs = 0; afterMs < 40; afterMs += 2) {
    const { rows } = await cutter.query<{ now: string }>('select now()::text')
    const own = await openDatabase({ url: cut.url })
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
})

describe('a queue that does not come to its end', () => {
  let own: TestDatabase
  const troubles: string[] = []
  beforeEach(async () => {
    own = await createTestDatabase()
    troubles.length = 0
  })
  afterEach(() => own.drop())
  const start = () => startHere(own, (message) => troubles.push(message))
  const ask = (job: string, jobKey: string) => quickAddJob({ pgPool: own.pool }, job, {}, { jobKey })
  const isLeft = async (key: string) =>
    (await own.pool.query('select from graphile_worker.jobs where key = $1', [key])).rowCount === 1
  const isHeld = () => isBlockedAt(own, 'idempotency_record')
  /** A job waits, and its queue with it. */
  async function holdJob(): Promise<() => Promise<void>> {
    const release = await holdLock(own, 'lock table idempotency_record in access exclusive mode')
    await ask('forget-answers', 'held')
    await expect.poll(isHeld, { timeout: 20_000 }).toBe(true)
    return release
  }
  /** The queue begins to end by itself when it cannot write down that a job is done. */
  async function refuseEnd(): Promise<void> {
    await own.pool.query(`
      create function refuse_end() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger refuse_end before delete on graphile_worker._private_jobs
        for each row when (old.key = 'refused') execute function refuse_end();`)
    await ask('forget-tries', 'refused')
    await expect.poll(() => troubles, { timeout: 20_000 }).toContainEqual(expect.stringMatching(/^Failed to complete/))
  }

  it('is stopped all the same', { timeout: 60_000 }, async () => {
    const some = await start()
    const release = await holdJob()
    await some.stop()
    expect(await isHeld()).toBe(true)
    expect(troubles).toContainEqual(expect.stringMatching(/^the jobs do not stop: /))
    await release()
  })

  it('has another begun in its place', { timeout: 60_000 }, async () => {
    const some = await start()
    const release = await holdJob()
    await refuseEnd()
    await ask('expire-holds', 'after-all')
    await expect.poll(() => isLeft('after-all'), { timeout: 15_000 }).toBe(false)
    expect(await isHeld()).toBe(true)
    await release()
    await some.stop()
  })

  it('is stopped also while another is being begun', { timeout: 60_000 }, async () => {
    const some = await start()
    await refuseEnd()
    const release = await holdLock(own, 'lock table graphile_worker.migrations in access exclusive mode')
    const isBeginning = async () => {
      const { rowCount } = await own.pool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%graphile_worker%.migrations%'",
      )
      return (rowCount ?? 0) > 0
    }
    await expect.poll(isBeginning, { timeout: 15_000 }).toBe(true)
    const stopping = some.stop()
    await release()
    await stopping
    expect(some.isRunning()).toBe(false)
    expect(own.pool.totalCount - own.pool.idleCount).toBe(0)
  })
})

it('a queue whose first rounds cannot be asked for does not stay behind a start that failed', async () => {
  const own = await createTestDatabase()
  onTestFinished(() => own.drop())
  await own.pool.query(`
    create function refuse_job() returns trigger language plpgsql as $$ begin raise exception 'no job'; end $$;
    create trigger refuse_job before insert on graphile_worker._private_jobs
      for each row execute function refuse_job();`)
  await expect(startHere(own)).rejects.toThrow('no job')
  await expect.poll(() => own.pool.totalCount - own.pool.idleCount).toBe(0)
})
