import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { drizzleSettings, type Tx } from './database.ts'
import { type Slots, toSlot } from './hot-statement.ts'
import { toStatementName } from './prepare-statements.ts'
import { toWriter } from './prepared-statement.ts'
import type { Asked } from './statement.ts'
import { toClient } from './transact.ts'

interface HotWrite<Values> {
  /** Nobody waits for it, so it is not for a write whose failure somebody catches. */
  leave(tx: Tx, values: Values): void
}

const dialect = new PgDialect(drizzleSettings)

/** A write of a path that is taken very often, in SQL of its own: its text is built once, and prepared at once. */
export function hotWrite<Values extends object>(build: (slot: Slots<Values>) => SQL): HotWrite<Values> {
  const { sql: text, params } = dialect.sqlToQuery(build(toSlot))
  const write = toWriter(params)
  const name = toStatementName(text)
  const questions = new WeakMap<Tx, Asked['question']>()
  return {
    leave(tx, values) {
      const question = questions.get(tx) ?? { name, text }
      questions.set(tx, question)
      toClient(tx).leave(question, write(values))
    },
  }
}
