import type { PoolClient } from 'pg'
import type { Database, Tx } from './database.ts'
import type { Line } from './line/line.ts'
import { findTx, toLine, toTx } from './line/to-tx.ts'

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
  const around = findTx(database)
  if (around !== undefined) return transactWithin(around, () => work(around))
  const client = await database.$client.connect()
  const tx = toTx(client)
  const line = toLine(tx)
  const begun = line.begin(beginnings[kind])
  let result: Result
  try {
    result = await work(tx)
    line.leaveGathered()
    // What asked for nothing needs no transaction.
    if (line.drop(begun)) line.end()
    else await commit(line)
  } catch (error) {
    const isUntouched = line.drop(begun)
    line.end()
    client.release(isUntouched ? undefined : await rollBack(client))
    throw error
  }
  client.release()
  return result
}

async function commit(line: Line): Promise<void> {
  const { command } = await line.commit()
  // When the error of a statement was swallowed, PostgreSQL rolls back on COMMIT and reports success.
  if (command !== 'COMMIT') throw new Error('the transaction was taken back: one of its statements had failed')
}

/** Work inside a transaction that may fail by itself: the transaction then continues as if the work had not begun. */
export async function transactWithin<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  const line = toLine(tx)
  const mark = line.mark()
  try {
    const result = await work()
    line.release(mark)
    return result
  } catch (error) {
    line.takeBack(mark)
    throw error
  }
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
