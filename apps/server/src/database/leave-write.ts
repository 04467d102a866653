import type { Tx } from './database.ts'
import { toClient } from './transact.ts'

interface Write {
  toSQL(): { readonly sql: string; readonly params: unknown[] }
}

/**
 * A write whose answer nobody needs. It travels with the transaction's next statement, at the latest with the commit,
 * which fails with it. So it is not for a write whose failure somebody catches.
 */
export function leaveWrite(tx: Tx, write: Write): void {
  const { sql: text, params } = write.toSQL()
  toClient(tx).leave({ text }, params)
}
