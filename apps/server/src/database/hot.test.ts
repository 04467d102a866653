import { eq } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { hot, type Slots } from './hot.ts'
import { Batch } from './line/batch.ts'
import { instant } from './schema/columns.ts'
import { transact } from './transact.ts'

const dish = pgTable('dish', { id: integer().primaryKey(), cookedAt: instant() })
type Dish = typeof dish.$inferSelect

const newDish = hot((db, slot: Slots<Dish>) =>
  db.insert(dish).values({ id: slot('id', dish.id), cookedAt: slot('cookedAt', dish.cookedAt) }),
)
const dishById = hot((db, slot: Slots<Pick<Dish, 'id'>>) =>
  db
    .select()
    .from(dish)
    .where(eq(dish.id, slot('id', dish.id))),
)

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
  await database.pool.query('create table dish (id integer primary key, cooked_at timestamptz(3))')
})
afterEach(() => database.drop())

const one = { id: 1, cookedAt: 1_000 } as Dish

it('writes and reads values as their columns do, also those that are missing', async () => {
  const raw = { id: 2, cookedAt: null }
  await newDish.ask(database.db, one)
  const read = await transact(database.db, async (tx) => {
    newDish.leave(tx, raw)
    return Promise.all([dishById.ask(tx, one), dishById.ask(tx, raw), dishById.ask(tx, { id: 3 })])
  })
  expect(read).toEqual([[one], [raw], []])
  expect(await dishById.ask(database.db, raw)).toEqual([raw])
})

it('is asked in the order in which it is called: what comes later sees what came before', async () => {
  const read = await transact(database.db, (tx) => Promise.all([newDish.ask(tx, one), dishById.ask(tx, one)]))
  expect(read[1]).toEqual([one])
})

it('is prepared from the first time on', async () => {
  const kept = await transact(database.db, async (tx) => {
    await dishById.ask(tx, one)
    return tx.execute("select count(*)::integer as count from pg_prepared_statements where statement <> 'begin'")
  })
  expect(kept.rows).toEqual([{ count: 1 }])
})

it('is told the shape of its rows once per connection, and reads them alike each time', async () => {
  const told = vi.spyOn(Batch.prototype, 'handleRowDescription')
  await newDish.ask(database.db, one)
  const read: unknown[] = []
  for (let time = 0; time < 3; time += 1) {
    read.push(await transact(database.db, (tx) => dishById.ask(tx, one)))
  }
  expect(read).toEqual([[one], [one], [one]])
  expect(told).toHaveBeenCalledTimes(1)
})
