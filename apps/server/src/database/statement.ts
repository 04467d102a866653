import pg, { Connection, type QueryConfig, type QueryResult, types } from 'pg'

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

/** The messages that pg's connection can write, and the writing of their values; pg's types leave some of it out. */
interface Pen {
  parse(statement: { readonly name: string | undefined; readonly text: string }): void
  bind(values: { readonly statement: string | undefined; readonly values: unknown[]; valueMapper: unknown }): void
  describe(what: { readonly type: 'P' }): void
  execute(): void
  sync(): void
}
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
  write(letter: Letter, { connection }: { readonly connection: KnowingConnection }): Error | undefined {
    const { name, text } = this
    const { parsedStatements, submittedNamedStatements } = connection
    const known = name === undefined ? undefined : (parsedStatements[name] ?? submittedNamedStatements[name])
    if (known !== undefined && known !== text) {
      return new Error(`Prepared statements must be unique - '${name}' was used for a different statement`)
    }
    const before = letter.length
    try {
      if (known === undefined) letter.pen.parse({ name, text })
      letter.pen.bind({ statement: name, values: this.#asked.values, valueMapper: utils.prepareValue })
    } catch (error) {
      letter.cutTo(before)
      return error as Error
    }
    if (known === undefined && name !== undefined) submittedNamedStatements[name] = text
    const kept = known === undefined ? undefined : shapes.get(this.#asked.question)
    this.#isShapeKept = kept?.connection === connection
    if (this.#isShapeKept) this.#shape = kept?.shape
    else letter.pen.describe({ type: 'P' })
    letter.pen.execute()
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

/** Messages that leave together: pg would write each by itself, which costs more than what it says. */
export class Letter {
  readonly pen: Pen
  readonly #pieces: Buffer[] = []

  constructor() {
    const stream = { writable: true, write: (piece: Buffer) => this.#pieces.push(piece) }
    this.pen = Object.assign(Object.create(Connection.prototype) as object, { stream }) as unknown as Pen
  }

  get length(): number {
    return this.#pieces.length
  }

  cutTo(length: number): void {
    this.#pieces.length = length
  }

  send({ stream }: Connection): void {
    if (stream.writable) stream.write(Buffer.concat(this.#pieces))
  }
}
