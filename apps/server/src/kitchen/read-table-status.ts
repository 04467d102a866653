import { deriveTableStatus, type TableStatus } from '@comanda/rules/kitchen/table-status'
import type { Reader } from '../database/database.ts'
import { listCoursesOf, type TableKey } from './table-status.repository.ts'

/** How far a table's meal has come. Nobody stores it: its dishes say it (DAY-088). */
export async function readTableStatus(db: Reader, table: TableKey): Promise<TableStatus | null> {
  return deriveTableStatus(await listCoursesOf(db, table))
}
