import { fillPlaceholders, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from './database.ts'
import { toStatementName } from './prepare-statements.ts'
import { toClient } from './transact.ts'

/** Where a value goes that each call brings, written as its column is. */
export type Slots<Values> = (name: keyof Values & string, column: PgColumn) => SQL

interface Built<Result> {
  toSQL(): { readonly sql: string; readonly params: unknown[] }
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> }
}

export interface HotStatement<Values, Result> {
  ask(db: Reader, values: Values): Promise<Result>
  /** For what is written and not waited for: it travels with the next statement, at the latest with the commit. */
  leave(tx: Tx, values: Values): void
}

/**
 * A statement of a path that is taken very often. Its text is built once per connection, instead of at every call,
 * and the database keeps it prepared from the first time on.
 */
export function hotStatement<Values extends object, Result>(
  build: (db: Reader, slot: Slots<Values>) => Built<Result>,
): HotStatement<Values, Result> {
  const slot: Slots<Values> = (placeholder, column) =>
    sql`${sql.param(sql.placeholder(placeholder), { mapToDriverValue: (value) => write(column, value) })}`
  const builtFor = new WeakMap<Reader, ReturnType<typeof make>>()
  const make = (db: Reader) => {
    const statement = build(db, slot)
    const { sql: text, params } = statement.toSQL()
    const name = toStatementName(text)
    return { prepared: statement.prepare(name), question: { name, text }, params }
  }
  const get = (db: Reader) => {
    const built = builtFor.get(db) ?? make(db)
    builtFor.set(db, built)
    return built
  }
  return {
    ask: (db, values) => get(db).prepared.execute(toRecord(values)),
    leave(tx, values) {
      const { question, params } = get(tx)
      toClient(tx).leave(question, fillPlaceholders(params, toRecord(values)))
    },
  }
}

/** Drizzle asks a column only for values that are there. */
function write(column: PgColumn, value: unknown): unknown {
  return value === null ? null : column.mapToDriverValue(value)
}

function toRecord(values: object): Record<string, unknown> {
  return { ...values }
}
