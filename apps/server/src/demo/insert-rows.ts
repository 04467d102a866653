import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../database/database.ts'

/** PostgreSQL accepts at most 65 535 parameters in one statement. */
const rowsPerStatement = 500

export async function insertRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly PgInsertValue<T>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    await tx.insert(table).values(rows.slice(from, from + rowsPerStatement))
  }
}
