import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from './database.ts'
import { toStatementName } from './prepare-statements.ts'
import { type Prepared, readPrepared } from './prepared-statement.ts'
import { toClient } from './transact.ts'
import { TxClient } from './tx-client.ts'

/** Where a value goes that each call brings, written as its column is. */
export type Slots<Values> = (name: keyof Values & string, column: PgColumn) => SQL

interface Built<Result> {
  toSQL(): { readonly sql: string }
  prepare(name: string): Prepared<Result>
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
  const builtFor = new WeakMap<Reader, ReturnType<typeof make>>()
  const make = (db: Reader) => {
    const statement = build(db, toSlot)
    return readPrepared(statement.prepare(toStatementName(statement.toSQL().sql)))
  }
  const get = (db: Reader) => {
    const built = builtFor.get(db) ?? make(db)
    builtFor.set(db, built)
    return built
  }
  return {
    ask(db, values) {
      const { $client } = db as { readonly $client?: unknown }
      return get(db).ask($client instanceof TxClient ? $client : null, values)
    },
    leave(tx, values) {
      const { question, write } = get(tx)
      toClient(tx).leave(question, write(values))
    },
  }
}

export function toSlot(name: string, column: PgColumn): SQL {
  return sql`${sql.param(sql.placeholder(name), { mapToDriverValue: (value) => write(column, value) })}`
}

/** Drizzle asks a column only for values that are there. */
function write(column: PgColumn, value: unknown): unknown {
  return value === null ? null : column.mapToDriverValue(value)
}
