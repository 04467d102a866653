import { getTableColumns, type InferInsertModel, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from './database.ts'
import { hot, type Slots } from './hot.ts'

type Row = Record<string, unknown>

/** A row with nothing that its table has no column for: such a member would be dropped without a word. */
export type ExactRow<Given, Known> = Given & Record<Exclude<keyof Given, keyof Known>, never>

interface HotInsert<Known extends Row, Saved> {
  /** The row as it was saved; undefined where such a row was there already, which only `keepsFirst` lets pass. */
  save<Given extends Known>(db: Reader, row: ExactRow<Given, Known>): Promise<Saved | undefined>
  /** Nobody waits for it, so it is not for a write whose failure somebody catches. */
  leave<Given extends Known>(tx: Tx, row: ExactRow<Given, Known>): void
}

/** Saves rows of a table that gets very many. */
export function hotInsert<Table extends PgTable>(
  table: Table,
  { keepsFirst = false } = {},
): HotInsert<InferInsertModel<Table>, InferSelectModel<Table>> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const build = (db: Reader, slot: Slots<Row>, given: readonly string[]) => {
    const places = Object.fromEntries(given.map((name) => [name, slot(name, columns[name] as PgColumn)]))
    const insert = db.insert(table).values(places as InferInsertModel<Table>)
    return keepsFirst ? insert.onConflictDoNothing() : insert
  }
  const left = hot(build)
  const saved = hot((db, slot: Slots<Row>, given) => build(db, slot, given).returning())
  return {
    async save(db, row) {
      const [first] = (await saved.ask(db, row)) as InferSelectModel<Table>[]
      return first
    },
    leave: (tx, row) => left.leave(tx, row),
  }
}
