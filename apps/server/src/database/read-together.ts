import { Pool } from 'pg'
import type { Reader, Tx } from './database.ts'
import { toClient, toTx } from './transact.ts'

/**
 * Several reads in one round trip, for what is read very often: whatever `read` asks for at the same moment travels
 * together. No transaction is opened, so each sees what others have committed by then.
 */
export async function readTogether<Result>(db: Reader, read: (line: Tx) => Promise<Result>): Promise<Result> {
  const { $client } = db as { readonly $client?: unknown }
  if (!($client instanceof Pool)) return read(db as Tx)
  const client = await $client.connect()
  const tx = toTx(client)
  const line = toClient(tx)
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
