import type { Database, Reader, Tx } from './database.ts'
import { findTx, toLine, toTx } from './line/to-tx.ts'

/**
 * Several reads in one round trip, for what is read very often: whatever `read` asks for at the same moment travels
 * together. No transaction is opened, so each sees what others have committed by then.
 */
export async function readTogether<Result>(db: Reader, read: (line: Tx) => Promise<Result>): Promise<Result> {
  const around = findTx(db)
  if (around !== undefined) return read(around)
  const client = await (db as Database).$client.connect()
  const tx = toTx(client)
  const line = toLine(tx)
  line.open()
  try {
    const result = await read(tx)
    line.end()
    client.release()
    return result
  } catch (error) {
    line.end()
    // The connection may be the reason.
    client.release(error as Error)
    throw error
  }
}
