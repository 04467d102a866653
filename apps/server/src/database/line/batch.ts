import type { Connection, Submittable } from 'pg'
import { serialize } from 'pg-protocol'
import { type Asked, type KnowingConnection, Statement } from './statement.ts'

/** The part of an answer that pg hands on. */
interface Described {
  readonly fields: Parameters<Statement['readShape']>[0]
}
interface Told {
  readonly fields: Parameters<Statement['readRow']>[0]
}

/**
 * Several statements in one round trip: they are written together, and PostgreSQL answers them together. Each begins
 * when the one before it has ended, so it sees what that one did and what others have committed by then. After one
 * that fails, PostgreSQL skips the rest.
 */
export class Batch implements Submittable {
  /** Called once all is answered. pg puts its own in front of it, to end the clock it keeps. */
  callback: (error: Error | null) => void
  readonly #statements: readonly Statement[]
  #answered = 0
  #unsent: Error | undefined

  constructor(asked: readonly Asked[], whenOver: () => void) {
    this.callback = whenOver
    this.#statements = asked.map((one) => new Statement(one))
  }

  /** pg notes under this name that a statement is prepared: the one whose answer is arriving. */
  get name(): string | undefined {
    return this.#statements[this.#answered]?.name
  }

  get text(): string | undefined {
    return this.#statements[this.#answered]?.text
  }

  submit(connection: Connection): void {
    // One letter: pg would write each message by itself, which costs more than what it says.
    const letter: Buffer[] = []
    for (const statement of this.#statements) {
      this.#unsent = statement.write(letter, { connection: connection as KnowingConnection })
      // The rest must not be done without the one that cannot be sent.
      if (this.#unsent !== undefined) break
    }
    // One Sync at the end of all: up to it PostgreSQL skips after a failure.
    letter.push(serialize.sync())
    if (connection.stream.writable) connection.stream.write(Buffer.concat(letter))
  }

  handleRowDescription({ fields }: Described): void {
    this.#statements[this.#answered]?.readShape(fields)
  }

  handleDataRow({ fields }: Told): void {
    this.#statements[this.#answered]?.readRow(fields)
  }

  handleCommandComplete({ text }: { readonly text: string }, connection: Connection): void {
    this.#statements[this.#answered]?.readEnd(text, connection)
    this.#answered += 1
  }

  handleEmptyQuery(): void {
    this.#answered += 1
  }

  handleReadyForQuery(connection: Connection): void {
    this.#end(connection, this.#unsent)
    this.callback(null)
  }

  handleError(error: Error, connection: Connection): void {
    this.#end(connection, error)
    this.callback(error)
  }

  #end(connection: Connection, reason: Error | undefined): void {
    const { submittedNamedStatements } = connection as KnowingConnection
    for (const [index, statement] of this.#statements.entries()) {
      if (index < this.#answered) {
        statement.settle()
        continue
      }
      // It was skipped, so it was not prepared either.
      if (statement.name !== undefined) delete submittedNamedStatements[statement.name]
      statement.fail(reason ?? new Error('the statement was not answered'))
    }
  }
}
