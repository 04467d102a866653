import { Client } from 'pg'
import { expect, it } from 'vitest'
import { createBareDatabase } from './test-database.ts'

it('a database is dropped once its last connection has ended, and cuts none that is just ending', {
  timeout: 30_000,
}, async () => {
  const bare = await createBareDatabase()
  const last = new Client({ connectionString: bare.url })
  const faults: Error[] = []
  last.on('error', (error) => faults.push(error))
  await last.connect()
  const dropping = bare.drop()
  const isDropping = async () =>
    (
      await last.query(
        "select from pg_stat_activity where state = 'active' and query ~ ('^drop.*' || current_database())",
      )
    ).rowCount
  await expect.poll(isDropping).toBe(1)
  await last.end()
  await dropping
  expect(faults).toEqual([])
})
