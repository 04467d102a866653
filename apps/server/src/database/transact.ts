import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import { type Database, drizzleSettings, type Tx } from './database.ts'

const beginnings = {
  /** Each statement sees what others have committed by then. */
  change: 'begin',
  /** Everything is read as of the first statement. */
  snapshot: 'begin isolation level repeatable read read only',
} as const

/**
 * The only way to open a transaction. Drizzle's own begins outside its `try`: a connection that breaks at that moment
 * never returns to the pool. This one always returns its connection, and has a doubtful one ended.
 */
export async function transact<Result>(
  database: Database,
  work: (tx: Tx) => Promise<Result>,
  kind: keyof typeof beginnings = 'change',
): Promise<Result> {
  if (!(database.$client instanceof Pool)) {
    const tx = database as unknown as Tx
    return transactWithin(tx, () => work(tx))
  }
  const client = await database.$client.connect()
  let result: Result
  try {
    await client.query(beginnings[kind])
    result = await work(toTx(client))
    const { command } = await client.query('commit')
    // When the error of a statement was swallowed, PostgreSQL rolls back on COMMIT and reports success.
    if (command !== 'COMMIT') throw new Error('the transaction was taken back: one of its statements had failed')
  } catch (error) {
    client.release(await rollBack(client))
    throw error
  }
  client.release()
  return result
}

/** Work inside a transaction that may fail by itself: the transaction then continues as if the work had not begun. */
export async function transactWithin<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await tx.execute('savepoint within')
  try {
    const result = await work()
    await tx.execute('release savepoint within')
    return result
  } catch (error) {
    // Released as well, or the name would later mean this one instead of one that surrounds it.
    await tx.execute('rollback to savepoint within; release savepoint within')
    throw error
  }
}

/** A transaction under way in the place of the database: what is transacted there becomes a part of it. */
export function joinTo(tx: Tx): Database {
  return tx as unknown as Database
}

const rollback = { text: 'rollback', query_timeout: 5_000 }

/** Undefined once the connection is clean again; otherwise the reason why it must not be used any more. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query(rollback)
    return undefined
  } catch (error) {
    return error as Error
  }
}

const kept = new WeakMap<PoolClient, Tx>()

/** One per connection, so that Drizzle prepares the names of columns only once. */
function toTx(client: PoolClient): Tx {
  const found = kept.get(client)
  if (found !== undefined) return found
  const made = drizzle(client, drizzleSettings) as unknown as Tx
  kept.set(client, made)
  return made
}
