import type { PoolClient, QueryResult } from 'pg'
import { Batch } from './batch.ts'
import { countStatements, toStatementName } from './prepare-statements.ts'
import type { Asked } from './statement.ts'

type Question = Asked['question']

/** A savepoint. One that was asked for where another has just begun is the same as that one. */
interface Mark {
  /** Undefined at the start: the way back there is to begin the transaction anew. */
  readonly asked: Asked | undefined
  readonly name: string
  readonly isShared: boolean
  /** How much had been gathered by then. */
  readonly gathered: number
}

/** The closing words of a transaction, all of it in one statement. */
export interface Sum {
  readonly toStatement: (rows: readonly (readonly unknown[])[]) => { readonly text: string; readonly values: unknown[] }
}

const nameStatement = countStatements()

/**
 * The connection of a transaction, as Drizzle uses it. Statements that are asked for at the same moment travel
 * together, and what nobody waits for (the beginning, savepoints) travels with the next statement.
 */
export class Line {
  readonly #client: PoolClient
  #waiting: Asked[] = []
  #isUnderWay = false
  /** What is asked for outside a transaction would be done by itself, or in the next one of this connection. */
  #isOver = true
  #latest: Mark | undefined
  #marks = 0
  /** How much has been asked for, and how much of it before the start. */
  #count = 0
  #countAtStart = -1
  #begins = ''
  #hasBegunAnew = false
  readonly #commands = new Map<string, Question>()
  readonly #sums = new Map<string, Question>()
  #gathered: { readonly row: readonly unknown[]; readonly sum: Sum }[] = []

  constructor(client: PoolClient) {
    this.#client = client
  }

  begin(command: string): Asked {
    this.open()
    this.#marks = 0
    this.#gathered = []
    this.#begins = command
    this.#countAtStart = -1
    this.#hasBegunAnew = false
    return this.leave(command)
  }

  /**
   * What was done until now may be lost with what fails: a part that begins here needs no savepoint, which costs the
   * database as much as a write. Whoever says so asks at the end whether it was lost.
   */
  startHere(): void {
    this.#countAtStart = this.#count
  }

  get hasBegunAnew(): boolean {
    return this.#hasBegunAnew
  }

  /** For reads that need no transaction. */
  open(): void {
    this.#isOver = false
  }

  query(question: Question | string, values: unknown[] = []): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      const settle: Asked['settle'] = (error, result) => (result === undefined ? reject(error) : resolve(result))
      if (this.#isOver) return settle(new Error(over))
      this.#count += 1
      this.#waiting.push({ ...this.#toStatement(question, values), settle })
      if (!this.#isUnderWay) this.#sendSoon()
    })
  }

  /** Sent with the next statement that somebody waits for. If it fails, that one is skipped and fails with it. */
  leave(question: Question | string, values: unknown[] = []): Asked {
    const asked = { ...this.#toStatement(question, values), settle: nobodyWaits }
    this.#count += 1
    if (!this.#isOver) this.#waiting.push(asked)
    return asked
  }

  /** Kept until the transaction's end: then all rows with the same sum travel in one statement, just before the commit. */
  gather(sum: Sum, row: readonly unknown[]): void {
    if (!this.#isOver) this.#gathered.push({ row, sum })
  }

  leaveGathered(): void {
    for (const [sum, parts] of Map.groupBy(this.#gathered, (part) => part.sum)) {
      const { text, values } = sum.toStatement(parts.map(({ row }) => row))
      this.leave(this.#toQuestion(text), values)
    }
    this.#gathered = []
  }

  /** The same one each time, so that the database is asked only once what comes back. */
  #toQuestion(text: string): Question {
    const question = this.#sums.get(text) ?? { name: toStatementName(text), text }
    this.#sums.set(text, question)
    return question
  }

  /** Whether it had not been sent yet, and now never is. Only what was asked for last can be taken back. */
  drop(asked: Asked): boolean {
    const isLast = this.#waiting.at(-1) === asked
    if (isLast) {
      this.#waiting.pop()
      this.#count -= 1
    }
    return isLast
  }

  mark(): Mark {
    const gathered = this.#gathered.length
    if (this.#count === this.#countAtStart) return { asked: undefined, name: '', isShared: true, gathered }
    if (this.#latest !== undefined && this.#waiting.at(-1) === this.#latest.asked) {
      return { ...this.#latest, isShared: true, gathered }
    }
    this.#marks += 1
    // A name of its own: were this one not set, because what came before it failed, going back to it fails too.
    const name = `part_${this.#marks}`
    this.#latest = { asked: this.leave(`savepoint ${name}`), name, isShared: false, gathered }
    return this.#latest
  }

  release({ asked, name, isShared }: Mark): void {
    if (asked !== undefined && !isShared && !this.drop(asked)) this.leave(`release savepoint ${name}`)
  }

  takeBack({ asked, name, isShared, gathered }: Mark): void {
    this.#gathered.splice(gathered)
    if (asked === undefined) {
      this.#beginAnew()
      return
    }
    const at = this.#waiting.indexOf(asked)
    // What the part asked for and was not sent yet never is: if it failed, the way back after it would be skipped.
    this.#refuseFrom(at === -1 ? 0 : at + (isShared ? 1 : 0), 'this part of the transaction was taken back')
    if (at !== -1) return
    this.leave(`rollback to savepoint ${name}`)
    if (!isShared) this.leave(`release savepoint ${name}`)
  }

  #beginAnew(): void {
    const since = this.#count - this.#countAtStart
    const unsent = Math.min(since, this.#waiting.length)
    this.#refuseFrom(this.#waiting.length - unsent, 'the transaction began anew')
    this.#count -= unsent
    // What was never sent leaves nothing to take back.
    if (unsent === since) return
    this.leave('rollback')
    this.leave(this.#begins)
    this.#hasBegunAnew = true
    this.#countAtStart = this.#count
  }

  commit(): Promise<QueryResult> {
    const committed = this.query('commit')
    this.#isOver = true
    return committed
  }

  /** The end without a commit: what has not been sent yet never is. */
  end(): void {
    this.#isOver = true
    this.#refuseFrom(0, over)
  }

  #refuseFrom(place: number, why: string): void {
    for (const { settle } of this.#waiting.splice(place)) settle(new Error(why))
  }

  /** A statement that comes again is kept prepared, and so are the commands of every transaction. */
  #toStatement(question: Question | string, values: unknown[]): Pick<Asked, 'question' | 'values'> {
    if (typeof question === 'string') return { question: this.#toCommand(question), values }
    if (question.name !== undefined || values.length === 0) return { question, values }
    return { question: { ...question, name: nameStatement(question.text) }, values }
  }

  #toCommand(text: string): Question {
    const known = this.#commands.get(text)
    if (known !== undefined) return known
    if (this.#commands.size >= mostCommands) return { text }
    const command = { name: text, text }
    this.#commands.set(text, command)
    return command
  }

  /** After everything that begins at this moment has asked, also where it begins a step later. */
  #sendSoon(): void {
    this.#isUnderWay = true
    queueMicrotask(() => process.nextTick(() => this.#send()))
  }

  #send(): void {
    const asked = this.#waiting
    this.#waiting = []
    if (asked.length === 0) this.#isUnderWay = false
    else this.#client.query(new Batch(asked, () => this.#goOn()))
  }

  #goOn(): void {
    this.#isUnderWay = false
    if (this.#waiting.some(({ settle }) => settle !== nobodyWaits)) this.#sendSoon()
  }
}

/** Beginnings, ends, and the first savepoints; a transaction of many parts has many more. */
const mostCommands = 20
const nobodyWaits = () => {}
const over = 'the transaction is over'
