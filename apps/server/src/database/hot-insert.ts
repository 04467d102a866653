import { getTableColumns, type InferInsertModel, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from './database.ts'
import { hotStatement, type Slots } from './hot-statement.ts'
import { keepStatements } from './keep-statements.ts'

type Row = Record<string, unknown>

/** A row with nothing that its table has no column for: such a member would be dropped without a word. */
export type ExactRow<Given, Known> = Given & Record<Exclude<keyof Given, keyof Known>, never>

interface HotInsert<Known extends Row, Saved> {
  /** The row as it was saved; undefined where such a row was there already, which only `keepsFirst` lets pass. */
  save<Given extends Known>(db: Reader, row: ExactRow<Given, Known>): Promise<Saved | undefined>
  /** Nobody waits for it, so it is not for a write whose failure somebody catches. */
  leave<Given extends Known>(tx: Tx, row: ExactRow<Given, Known>): void
}

/** Saves rows of a table that gets very many. One statement is kept for each set of columns that rows come with. */
export function hotInsert<Table extends PgTable>(
  table: Table,
  { keepsFirst = false } = {},
): HotInsert<InferInsertModel<Table>, InferSelectModel<Table>> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const statements = keepStatements((names: readonly string[], returns) =>
    hotStatement<Row, unknown>((db, slot) => build(db, slot, names, returns)),
  )
  const find = (row: Row, returns: boolean) =>
    statements(
      Object.keys(row).filter((name) => row[name] !== undefined),
      returns,
    )
  const build = (db: Reader, slot: Slots<Row>, names: readonly string[], returns: boolean) => {
    const places = Object.fromEntries(names.map((name) => [name, slot(name, columns[name] as PgColumn)]))
    const insert = db.insert(table).values(places as InferInsertModel<Table>)
    const placed = keepsFirst ? insert.onConflictDoNothing() : insert
    return returns ? placed.returning() : placed
  }
  return {
    async save(db, row) {
      const [saved] = (await find(row, true).ask(db, row)) as InferSelectModel<Table>[]
      return saved
    },
    leave: (tx, row) => find(row, false).leave(tx, row),
  }
}
