import { type Connection, Query, type QueryConfig, type QueryResult, type Submittable } from 'pg'

/** A statement, and who waits for its answer. */
export interface Asked {
  readonly question: QueryConfig & { readonly rowMode?: 'array' }
  readonly values: unknown[]
  readonly settle: (error: Error | null | undefined, result?: QueryResult) => void
}

/** What pg's own statement does with each message of its answer; pg's types leave it out. */
interface PgStatement {
  readonly name: string | undefined
  readonly text: string
  /** The reason why it could not be sent, unless it was. */
  submit(connection: Connection): Error | null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleEmptyQuery(connection: Connection): void
  handleError(error: Error, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
}

/** What pg notes about the statements of a connection, by their names. */
interface KnownStatements {
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
}

/** pg sends a statement without values in another way, which ends by itself. */
const asExtended = { queryMode: 'extended' }

/**
 * Several statements in one round trip: they are written together, and PostgreSQL answers them together. Each begins
 * when the one before it has ended, so it sees what that one did and what others have committed by then. After one
 * that fails, PostgreSQL skips the rest.
 */
export class Batch implements Submittable {
  /** Called once all is answered. pg puts its own in front of it, to end the clock it keeps. */
  callback: (error: Error | null) => void
  readonly #statements: readonly PgStatement[]
  #answered = 0
  #unsent: Error | undefined

  constructor(asked: readonly Asked[], whenOver: () => void) {
    this.callback = whenOver
    this.#statements = asked.map(({ question, values, settle }) => {
      const told: Asked['settle'] = (error, result) => {
        if (error) this.#unsent ??= error
        settle(error, result)
      }
      return new Query({ ...question, ...asExtended }, values, told) as unknown as PgStatement
    })
  }

  /** pg notes under this name that a statement is prepared: the one whose answer is arriving. */
  get name(): string | undefined {
    return this.#statements[this.#answered]?.name
  }

  get text(): string | undefined {
    return this.#statements[this.#answered]?.text
  }

  submit(connection: Connection): void {
    // A statement of pg ends itself with a Sync. Here one stands at the end of all: up to it PostgreSQL skips.
    const unended: Connection = Object.create(connection, { sync: { value: () => {} } })
    connection.stream.cork()
    try {
      for (const statement of this.#statements) {
        const unsent = statement.submit(unended)
        if (unsent !== null) this.#unsent ??= unsent
        // One that cannot be sent, such as one with a value that cannot be written: the rest must not be done without it.
        if (this.#unsent !== undefined) break
      }
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }

  handleRowDescription(message: unknown): void {
    this.#statements[this.#answered]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#statements[this.#answered]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    this.#statements[this.#answered]?.handleCommandComplete(message, connection)
    this.#answered += 1
  }

  handleEmptyQuery(connection: Connection): void {
    this.#statements[this.#answered]?.handleEmptyQuery(connection)
    this.#answered += 1
  }

  handleReadyForQuery(connection: Connection): void {
    this.#end(connection, this.#unsent ?? new Error('the statement was not answered'))
    this.callback(null)
  }

  handleError(error: Error, connection: Connection): void {
    this.#end(connection, error)
    this.callback(error)
  }

  #end(connection: Connection, error: Error): void {
    const { parsedStatements, submittedNamedStatements } = connection as Connection & KnownStatements
    const unsent = this.#unsent && this.#statements[this.#answered]?.name
    // pg has closed it, and notes it as prepared all the same.
    if (unsent !== undefined) delete parsedStatements[unsent]
    for (const [index, statement] of this.#statements.entries()) {
      if (index < this.#answered) {
        statement.handleReadyForQuery(connection)
        continue
      }
      // It was skipped, so it was not prepared either.
      if (statement.name !== undefined) delete submittedNamedStatements[statement.name]
      statement.handleError(error, connection)
    }
  }
}
