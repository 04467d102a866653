import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDatabaseProxy } from '../testing/database/database-proxy.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { openDatabase } from './database.ts'
import { openListener } from './listener.ts'

// A limit, not an expectation: the machine may be busy.
const soon = { timeout: 30_000 }

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
})
afterEach(() => database.drop())

const endOthers = () =>
  database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)

it('hears what other connections say, each channel its own', async () => {
  const heard: string[] = []
  await database.listener.listen('kitchen', (message) => heard.push(message))
  await database.pool.query(`select pg_notify('kitchen', 'ready'), pg_notify('bar', 'ignored')`)
  await vi.waitFor(() => expect(heard).toEqual(['ready']), soon)
})

it('tells its readers to look again after the connection was lost, and hears on', async () => {
  const heard: string[] = []
  let missed = 0
  await database.listener.listen(
    'kitchen',
    (message) => heard.push(message),
    () => {
      missed += 1
    },
  )
  await endOthers()
  await vi.waitFor(() => expect(missed).toBe(1), soon)
  await database.pool.query(`select pg_notify('kitchen', 'again')`)
  await vi.waitFor(() => expect(heard).toEqual(['again']), soon)
})

it('gives every connection a sign of life each minute, however silent it is', async () => {
  const kept = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const opened = await openDatabase({ url: database.url })
  await Promise.all([1, 2, 3].map(() => opened.pool.query('select pg_sleep(0.05)')))
  // Three of the pool, and the one that listens.
  expect(kept.mock.calls).toEqual(Array.from({ length: 4 }, () => [true, 60_000]))
  kept.mockRestore()
  await opened.close()
})

it('survives the end of connections that are idle and of one at work', async () => {
  const { pool } = database
  await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.05)')))
  const busy = pool.query('select pg_sleep(30)')
  const ended = busy.then(
    () => 'finished',
    () => 'ended',
  )
  const isAtWork = `select 1 from pg_stat_activity
    where datname = current_database() and state = 'active' and query = 'select pg_sleep(30)'`
  await vi.waitFor(async () => expect((await pool.query(isAtWork)).rows).toHaveLength(1), soon)
  await endOthers()
  expect(await ended).toBe('ended')
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('has one connection again after many that failed, not one for each try [F-061]', async () => {
  const proxy = await openDatabaseProxy(database.url)
  let failed = 0
  let missed = 0
  const listener = await openListener(proxy.url, () => {
    failed += 1
  })
  await listener.listen(
    'kitchen',
    () => {},
    () => {
      missed += 1
    },
  )
  await proxy.goAway()
  await vi.waitFor(() => expect(failed).toBeGreaterThan(3), soon)
  await proxy.comeBack()
  await vi.waitFor(() => expect(missed).toBe(1), soon)
  // Whoever else was still waiting to connect would have done so by now.
  await pause(1_500)
  const { rows } = await database.pool.query(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name like 'comanda listener%'`,
  )
  // The database of the test has a listener of its own.
  expect({ count: rows[0].count, missed }).toEqual({ count: 2, missed: 1 })
  await listener.close()
  await proxy.close()
})
