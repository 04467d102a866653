import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { joinTo } from './line/to-tx.ts'
import { transact, transactWithin } from './transact.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
  await database.pool.query('create table written (number integer primary key)')
})
afterEach(() => database.drop())

const write = (number: number) => sql`insert into written values (${number})`
const listWritten = async () =>
  (await database.pool.query<{ number: number }>('select number from written')).rows.map(({ number }) => number)

/** All connections of the pool, taken at the same time. */
async function countPlaces(): Promise<number> {
  const taken = await Promise.all(Array.from({ length: database.pool.options.max }, () => database.pool.connect()))
  const answers = await Promise.all(taken.map((client) => client.query('select 1')))
  for (const client of taken) client.release()
  return answers.length
}

describe('a transaction', () => {
  it('is kept whole or not at all', async () => {
    expect(await transact(database.db, async (tx) => (await tx.execute(write(1))).rowCount)).toBe(1)
    const failing = transact(database.db, async (tx) => {
      await tx.execute(write(2))
      throw new Error('the kitchen is closed')
    })
    await expect(failing).rejects.toThrow('the kitchen is closed')
    expect(await listWritten()).toEqual([1])
  })

  it('is a fault when PostgreSQL took it back because a failed statement was swallowed', async () => {
    const swallowing = transact(database.db, async (tx) => {
      await tx.execute(write(1))
      await tx.execute(write(1)).catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('taken back')
    expect(await listWritten()).toEqual([])
  })

  it('goes on after a part of it that failed by itself', async () => {
    await transact(database.db, async (tx) => {
      await tx.execute(write(1))
      await transactWithin(tx, async () => {
        await tx.execute(write(2))
        await tx.execute(write(1))
      }).catch(() => {})
      await transactWithin(tx, () => tx.execute(write(3)))
    })
    expect(await listWritten()).toEqual([1, 3])
  })

  it('is a part of the one it joined: taken back alone when it fails, and with all of it', async () => {
    const joined = transact(database.db, async (tx) => {
      const inside = joinTo(tx)
      await transact(inside, (part) => part.execute(write(1)))
      const outer = transact(inside, async (part) => {
        await part.execute(write(2))
        await transact(joinTo(part), () => Promise.reject(new Error('the inner one fails'))).catch(() => {})
        throw new Error('the outer one fails')
      })
      await expect(outer).rejects.toThrow('the outer one fails')
      return (await tx.execute(sql`select number from written`)).rows
    })
    expect(await joined).toEqual([{ number: 1 }])
    const failing = transact(database.db, async (tx) => {
      await transact(joinTo(tx), (part) => part.execute(write(3)))
      throw new Error('all of it fails')
    })
    await expect(failing).rejects.toThrow('all of it fails')
    expect(await listWritten()).toEqual([1])
  })

  it('does not wait for ever for a statement', async () => {
    const { rows } = await transact(database.db, (tx) => tx.execute(sql`show statement_timeout`))
    expect(rows).toEqual([{ statement_timeout: '20s' }])
  })
})

it('loses no place of the pool and nothing acknowledged when all connections are cut fifty times under writes [F-061]', {
  timeout: 120_000,
}, async () => {
  const cutter = new Client({ connectionString: database.url })
  await cutter.connect()
  const acknowledged: number[] = []
  let last = 0
  let ended = false
  const keepWriting = async () => {
    while (!ended) {
      const number = ++last
      const writing = transact(database.db, async (tx) => {
        await tx.execute(write(number))
        await tx.execute(sql`select 1`)
        return number
      })
      await writing.then((done) => acknowledged.push(done)).catch(() => {})
    }
  }
  const writers = Array.from({ length: 20 }, keepWriting)
  for (let cut = 0; cut < 50; cut += 1) {
    const enough = acknowledged.length + 10
    while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 2))
    await cutter.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  }
  ended = true
  await Promise.all(writers)
  expect(await countPlaces()).toBe(10)
  const written = new Set(await listWritten())
  expect(acknowledged.filter((number) => !written.has(number))).toEqual([])
  await cutter.end()
})
