import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

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
  await vi.waitFor(() => expect(heard).toEqual(['ready']))
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
  await vi.waitFor(() => expect(missed).toBe(1), { timeout: 5_000 })
  await database.pool.query(`select pg_notify('kitchen', 'again')`)
  await vi.waitFor(() => expect(heard).toEqual(['again']))
})

it('survives the end of connections that are idle and of one at work', async () => {
  const { pool } = database
  await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.05)')))
  const busy = pool.query('select pg_sleep(30)')
  const ended = busy.then(
    () => 'finished',
    () => 'ended',
  )
  await pause(100)
  await endOthers()
  expect(await ended).toBe('ended')
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
