import type { Database, Tx } from './database.ts'
import { transact } from './transact.ts'

/** Reads several tables as of one moment. */
export function readSnapshot<Result>(db: Database, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  return transact(db, read, 'snapshot')
}
