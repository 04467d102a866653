import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { type Database, drizzleSettings, type Tx } from './database.ts'

const beginnings = {
  /** What others commit meanwhile is seen by the next statement. */
  change: 'begin',
  /** Everything is read as it stood at the first statement. */
  snapshot: 'begin isolation level repeatable read read only',
} as const

/**
 * The only way to a transaction. Drizzle's own begins outside its `try`: a connection that is cut at that moment never
 * comes back to the pool. This one gives every connection back, whatever happens to it, and a doubtful one to be ended.
 */
export async function transact<Result>(
  database: Database,
  work: (tx: Tx) => Promise<Result>,
  kind: keyof typeof beginnings = 'change',
): Promise<Result> {
  const client = await database.$client.connect()
  let result: Result
  try {
    await client.query(beginnings[kind])
    result = await work(toTx(client))
    const { command } = await client.query('commit')
    // A work that swallowed the error of a statement is taken back by PostgreSQL, which calls that a success.
    if (command !== 'COMMIT') throw new Error('the transaction was taken back: one of its statements had failed')
  } catch (error) {
    client.release(await rollBack(client))
    throw error
  }
  client.release()
  return result
}

/** Work of a transaction that may fail by itself: the transaction then goes on as if it had not been begun. */
export async function transactWithin<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await tx.execute('savepoint within')
  try {
    const result = await work()
    await tx.execute('release savepoint within')
    return result
  } catch (error) {
    await tx.execute('rollback to savepoint within')
    throw error
  }
}

const rollback = { text: 'rollback', query_timeout: 5_000 }

/** Undefined once the connection is clean again; otherwise why it must not be used any more. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query(rollback)
    return undefined
  } catch (error) {
    return error as Error
  }
}

const kept = new WeakMap<PoolClient, Tx>()

/** One per connection: what Drizzle learns about names of columns is learnt once. */
function toTx(client: PoolClient): Tx {
  const found = kept.get(client)
  if (found !== undefined) return found
  const made = drizzle(client, drizzleSettings) as unknown as Tx
  kept.set(client, made)
  return made
}
