import { Column, DrizzleQueryError, is, Param, Placeholder, SQL } from 'drizzle-orm'
import type { Asked } from './statement.ts'
import type { TxClient } from './tx-client.ts'

type Values = Readonly<Record<string, unknown>>

/** A statement that Drizzle has built; its types leave out what it is made of. */
export interface Prepared<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>
}
interface Parts {
  readonly queryConfig: Asked['question']
  readonly rawQueryConfig: Asked['question']
  readonly params: readonly unknown[]
  /** None where the statement returns no rows. */
  readonly fields?: readonly { readonly path: readonly string[]; readonly field: unknown }[]
  readonly customResultMapper?: unknown
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

/**
 * A statement of Drizzle, asked without Drizzle: for each value of each row it finds out anew what kind of thing a column
 * is, which costs more than reading it. Rows with parts, as joins give them, are left to Drizzle.
 */
export function readPrepared<Result>(prepared: Prepared<Result>) {
  const { queryConfig, rawQueryConfig, params, fields, customResultMapper } = prepared as unknown as Parts
  const write = toWriter(params)
  const read = fields && toReader(fields)
  const isPlain = customResultMapper === undefined && (fields ?? []).every(({ path }) => path.length === 1)
  const question = fields === undefined ? rawQueryConfig : queryConfig
  return {
    question,
    write,
    /** Outside a transaction there is no connection of its own to ask on. */
    async ask(client: TxClient | null, values: object): Promise<Result> {
      if (client === null || !isPlain) return prepared.execute({ ...values })
      const written = write(values)
      try {
        const result = await client.query(question, written)
        return (read === undefined ? result : result.rows.map(read)) as Result
      } catch (error) {
        throw new DrizzleQueryError(question.text, written, error as Error)
      }
    },
  }
}

export function toWriter(params: readonly unknown[]): (values: object) => unknown[] {
  const writers = params.map((param): ((values: Values) => unknown) => {
    if (is(param, Placeholder)) return (values) => values[param.name]
    if (!is(param, Param) || !is(param.value, Placeholder)) return () => param
    const { encoder, value } = param
    return (values) => encoder.mapToDriverValue(values[value.name])
  })
  return (values) => writers.map((writeOne) => writeOne(values as Values))
}

function toReader(fields: NonNullable<Parts['fields']>): (row: readonly unknown[]) => Values {
  const readers = fields.map(({ path, field }) => ({ name: path[0] ?? '', decoder: toDecoder(field) }))
  return (row) => {
    const read: Record<string, unknown> = {}
    for (let at = 0; at < readers.length; at += 1) {
      const { name, decoder } = readers[at] as (typeof readers)[number]
      const value = row[at]
      read[name] = value === null ? null : decoder.mapFromDriverValue(value)
    }
    return read
  }
}

/** A column reads its values itself; an expression brings a decoder, also where it was given a name. */
function toDecoder(field: unknown): Decoder {
  if (is(field, Column)) return field
  const expression = is(field, SQL) ? field : (field as SQL.Aliased).sql
  return (expression as unknown as { readonly decoder: Decoder }).decoder
}
