import pg, { type Connection, type QueryConfig, type QueryResult, types } from 'pg'
import { serialize } from 'pg-protocol'

/** A statement, and who waits for its answer. */
export interface Asked {
  readonly question: QueryConfig & { readonly rowMode?: 'array' }
  readonly values: unknown[]
  readonly settle: (error: Error | null | undefined, result?: QueryResult) => void
}

/** The notes of pg about the statements of a connection, by their names. */
export interface KnowingConnection extends Connection {
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
}

/** How the rows of an answer are read. */
interface Shape {
  readonly names: readonly string[]
  readonly parsers: readonly ((text: string) => unknown)[]
}

/** The writing of values, which pg's types leave out. */
const { utils } = pg as unknown as { readonly utils: { readonly prepareValue: (value: unknown) => unknown } }

const noRows: Shape = { names: [], parsers: [] }

/**
 * The rows of a statement that is kept prepared always have the same shape: PostgreSQL refuses it once they would not.
 * So the shape is asked for the first time only. A question that is asked again belongs to one connection.
 */
const shapes = new WeakMap<Asked['question'], { readonly connection: Connection; readonly shape: Shape }>()

const commandTag = /^([A-Za-z]+)(?: (\d+))?(?: (\d+))?/

/** One statement of a batch: how it is written, and what its answer says. pg's own does more, for which nobody asks. */
export class Statement {
  readonly name: string | undefined
  readonly text: string
  readonly #asked: Asked
  #shape: Shape | undefined
  #isShapeKept = false
  #fault: Error | undefined
  readonly #rows: unknown[] = []
  #command = ''
  #rowCount: number | null = null

  constructor(asked: Asked) {
    this.#asked = asked
    this.name = asked.question.name
    this.text = asked.question.text
  }

  /** The reason why it cannot be written, such as a value that has no form; then nothing of it has been. */
  write(letter: Buffer[], { connection }: { readonly connection: KnowingConnection }): Error | undefined {
    const { name, text } = this
    const { parsedStatements, submittedNamedStatements } = connection
    const known = name === undefined ? undefined : (parsedStatements[name] ?? submittedNamedStatements[name])
    if (known !== undefined && known !== text) {
      return new Error(`Prepared statements must be unique - '${name}' was used for a different statement`)
    }
    const before = letter.length
    try {
      if (known === undefined) letter.push(serialize.parse({ name: name ?? '', text }))
      letter.push(
        serialize.bind({ statement: name ?? '', values: this.#asked.values, valueMapper: utils.prepareValue }),
      )
    } catch (error) {
      letter.length = before
      return error as Error
    }
    if (known === undefined && name !== undefined) submittedNamedStatements[name] = text
    const kept = known === undefined ? undefined : shapes.get(this.#asked.question)
    this.#isShapeKept = kept?.connection === connection
    if (this.#isShapeKept) this.#shape = kept?.shape
    else letter.push(serialize.describe({ type: 'P' }))
    letter.push(serialize.execute())
    return undefined
  }

  readShape(fields: readonly { readonly name: string; readonly dataTypeID: number }[]): void {
    const { getTypeParser } = this.#asked.question.types ?? types
    this.#shape = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => getTypeParser(dataTypeID, 'text')),
    }
  }

  readRow(values: readonly (string | null)[]): void {
    const { names, parsers } = this.#shape ?? noRows
    try {
      const row: unknown[] = []
      for (let at = 0; at < values.length; at += 1) {
        const value = values[at] as string | null
        row.push(value === null ? null : parsers[at]?.(value))
      }
      const isList = this.#asked.question.rowMode === 'array'
      this.#rows.push(isList ? row : Object.fromEntries(row.map((value, at) => [names[at], value])))
    } catch (error) {
      this.#fault ??= error as Error
    }
  }

  readEnd(tag: string, connection: Connection): void {
    const [, command = '', first, second] = commandTag.exec(tag) ?? []
    const count = second ?? first
    this.#command = command
    this.#rowCount = count === undefined ? null : Number(count)
    if (this.#isShapeKept) return
    this.#shape ??= noRows
    if (this.name !== undefined) shapes.set(this.#asked.question, { connection, shape: this.#shape })
  }

  settle(): void {
    const result = { command: this.#command, rowCount: this.#rowCount, rows: this.#rows, oid: 0, fields: [] }
    if (this.#fault === undefined) this.#asked.settle(null, result as QueryResult)
    else this.#asked.settle(this.#fault)
  }

  fail(error: Error): void {
    this.#asked.settle(this.#fault ?? error)
  }
}
