import { fillPlaceholders, is, SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core'
import { drizzleSettings, type Reader, type Tx } from './database.ts'
import { toStatementName } from './line/prepare-statements.ts'
import { toLine } from './line/to-tx.ts'

/** Where a value goes that each call brings, written as its column is. */
export type Slots<Values> = (name: keyof Values & string, column: PgColumn) => SQL

type Name<Values> = keyof Values & string
type Row = Record<string, unknown>

/** What Drizzle builds, such as an insert. */
interface Built<Result> {
  toSQL(): { readonly sql: string; readonly params: unknown[] }
  prepare(name: string): { execute(values: Row): Promise<Result> }
}

interface LeftStatement<Values> {
  /**
   * For what is written and not waited for: it travels with the next statement, at the latest with the commit. So it is
   * not for a write whose failure somebody catches.
   */
  leave(tx: Tx, values: Values): void
}

interface HotStatement<Values, Result> extends LeftStatement<Values> {
  ask(db: Reader, values: Values): Promise<Result>
}

/**
 * A statement of a path that is taken very often. Its text is built once per connection and for each set of values that
 * are given, instead of at every call, and the database keeps it prepared from the first time on.
 */
export function hot<Values extends object, Result>(
  build: (db: Reader, slot: Slots<Values>, given: readonly Name<Values>[]) => Built<Result>,
): HotStatement<Values, Result>
/** In SQL of its own, where the builder has no words for it. */
export function hot<Values extends object>(build: (db: Reader, slot: Slots<Values>) => SQL): LeftStatement<Values>
export function hot<Values extends object, Result>(
  build: (db: Reader, slot: Slots<Values>, given: readonly Name<Values>[]) => Built<Result> | SQL,
): HotStatement<Values, Result> {
  const keptFor = new WeakMap<Reader, Map<string, ReturnType<typeof prepare<Result>>>>()
  const get = (db: Reader, values: Values) => {
    const given = (Object.keys(values) as Name<Values>[]).filter((name) => values[name] !== undefined)
    const kept = keptFor.get(db) ?? new Map()
    keptFor.set(db, kept)
    const key = given.join()
    const statement = kept.get(key) ?? prepare(build(db, toSlot, given))
    kept.set(key, statement)
    return statement
  }
  return {
    ask: (db, values) => get(db, values).ask(values as Row),
    leave(tx, values) {
      const { question, params } = get(tx, values)
      toLine(tx).leave(question, fillPlaceholders(params, values as Row))
    },
  }
}

const dialect = new PgDialect(drizzleSettings)

function prepare<Result>(built: Built<Result> | SQL) {
  const { sql: text, params } = is(built, SQL) ? dialect.sqlToQuery(built) : built.toSQL()
  const name = toStatementName(text)
  const prepared = is(built, SQL) ? undefined : built.prepare(name)
  return {
    /** One object, so that the shape of its rows is asked for once (`line/statement.ts`). */
    question: { name, text },
    params,
    ask(values: Row): Promise<Result> {
      if (prepared === undefined) throw new Error('SQL of its own is left, and its rows are not read')
      return prepared.execute(values)
    },
  }
}

function toSlot(name: string, column: PgColumn): SQL {
  return sql`${sql.param(sql.placeholder(name), { mapToDriverValue: (value) => write(column, value) })}`
}

/** Drizzle asks a column only for values that are there. */
function write(column: PgColumn, value: unknown): unknown {
  return value === null || value === undefined ? null : column.mapToDriverValue(value)
}
