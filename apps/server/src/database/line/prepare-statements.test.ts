import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts'
import { transact } from '../transact.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
})
afterEach(() => database.drop())

it('keeps a statement that comes again prepared, and answers alike each time', async () => {
  const answers = await transact(database.db, async (tx) => {
    const told: unknown[] = []
    for (const dish of ['torrija', 'flan', 'natillas', 'arroz']) {
      const { rows } = await tx.execute(sql`select upper(${dish}::text) as name`)
      told.push(rows[0]?.name)
    }
    const { rows } = await tx.execute(sql`select statement from pg_prepared_statements where statement <> 'begin'`)
    return { told, kept: rows.map(({ statement }) => statement) }
  })
  expect(answers).toEqual({
    told: ['TORRIJA', 'FLAN', 'NATILLAS', 'ARROZ'],
    kept: ['select upper($1::text) as name'],
  })
})

it('leaves alone what is asked once', async () => {
  const { rows } = await transact(database.db, async (tx) => {
    await tx.execute(sql`select lower(${'Torrija'}::text)`)
    return tx.execute(sql`select statement from pg_prepared_statements where statement <> 'begin'`)
  })
  expect(rows).toEqual([])
})
