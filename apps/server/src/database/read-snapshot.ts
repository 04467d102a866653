import type { Database, Tx } from './database.ts'

/** Reads several tables as they stood at one moment. */
export function readSnapshot<Result>(db: Database, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}
