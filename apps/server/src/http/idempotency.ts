import { hash } from 'node:crypto'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Database, Tx } from '../database/database.ts'
import { inTurn } from '../database/in-turn.ts'
import type { Line } from '../database/line/line.ts'
import { joinTo, toLine } from '../database/line/to-tx.ts'
import { transact, transactWithin } from '../database/transact.ts'
import { whileHolding } from './held-key.repository.ts'
import {
  type FirstRequest,
  findRecord,
  type IdempotencyRecord,
  isAnswered,
  leaveAnswer,
  saveAnswer,
  toLockName,
  tryToHoldKey,
} from './idempotency.repository.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
}

export interface KeyedRequest {
  readonly database: Database
  readonly siteId: SiteId
  /** The owner of a key: two callers may choose the same text. */
  readonly scope: string
  readonly key: string
  readonly call: string
  readonly request: unknown
  /** It does everything in its transaction, and need not wait until its key is held. */
  readonly startsAtOnce: boolean
  readonly now: () => Instant
  /** A fault is told to repeats too, so it is an answer like any other; what is no answer it throws. */
  readonly toFault: (error: unknown) => Answer
}

/** Does what was asked, on the database it is given. */
export type FirstAnswer = (database: Database) => Promise<Answer>

export function isUsableKey(key: string): boolean {
  return /^[\x21-\x7e]{1,255}$/.test(key)
}

/**
 * Answers the first request with a key, and every repeat with that same answer: a caller that does not know whether a
 * write arrived may ask again without fear. What the request did and its answer are one transaction, which also holds
 * the key. A process that dies takes all three with it, and the next request with the key is the first again.
 */
export function answerOnce(keyed: KeyedRequest, first: FirstAnswer): Promise<Answer | Refusal> {
  const { database } = keyed
  const request = toFirstRequest(keyed)
  const work = async (tx: Tx): Promise<Answer | Refusal> => {
    const line = toLine(tx)
    const holding = holdKey(tx, request)
    if (!keyed.startsAtOnce) {
      const before = await holding
      if (before !== undefined) return before
    }
    line.startHere()
    // What it asks for first travels with the question about its key; nothing else is sent before that is answered.
    const answering = transactWithin(tx, () => first(joinTo(tx)))
    // It may fail before the key is known to be held: nobody listens yet.
    answering.catch(() => {})
    const before = await holding.catch((error: unknown) => leave(line, answering, error))
    if (before !== undefined) return leave(line, answering, new Overtaken(before))
    const answer = await answering.catch(keyed.toFault)
    // What failed was taken back with the key that had been held. Nothing else was done since: a repeat that came in
    // between may have done it all, and then its answer counts.
    if (line.hasBegunAnew) {
      const meanwhile = await holdKey(tx, request)
      if (meanwhile !== undefined) throw new Overtaken(meanwhile)
    }
    leaveAnswer(tx, request, { status: answer.status, response: answer.body })
    return answer
  }
  return inTurn(database.$client, () => transact(database, work)).catch((error: unknown) => {
    if (error instanceof Overtaken) return error.answered
    // Another one was committed in the moment in which this one asked for its key. Now its answer is seen.
    if (isAnswered(error)) return answerOnce(keyed, first)
    throw error
  })
}

/** Ends what has begun and must not be done. */
async function leave(line: Line, answering: Promise<unknown>, reason: unknown): Promise<never> {
  line.end()
  await answering.catch(() => {})
  throw reason
}

/** A request that another one with its key overtook: nothing of it remains. */
class Overtaken extends Error {
  readonly answered: Answer | Refusal
  constructor(answered: Answer | Refusal) {
    super('another request with the same key was faster')
    this.answered = answered
  }
}

/** Undefined once the key is held and nobody has answered with it yet; else what there is to say. */
async function holdKey(tx: Tx, request: FirstRequest): Promise<Answer | Refusal | undefined> {
  const { isHeld, earlier } = await tryToHoldKey(tx, request)
  if (!isHeld) return refusal('idempotency-in-flight')
  return earlier && readEarlier(earlier, request)
}

/**
 * For what asks a bank. Its attempt must be committed before the bank hears of it, so it cannot be one transaction with
 * the answer: the key is held beside it. A repeat of a request that died begins again at once, and finds the attempt
 * that was left.
 */
export async function answerOnceBesideBank(keyed: KeyedRequest, first: FirstAnswer): Promise<Answer | Refusal> {
  const { database } = keyed
  const request = toFirstRequest(keyed)
  const answered = await whileHolding(database.$client, toLockName(request), async () => {
    const earlier = await findRecord(database, request)
    const answeredEarlier = earlier && readEarlier(earlier, request)
    if (answeredEarlier !== undefined) return answeredEarlier
    const answer = await first(database).catch(keyed.toFault)
    await saveAnswer(database, request, { status: answer.status, response: answer.body })
    return answer
  })
  return answered ?? refusal('idempotency-in-flight')
}

function toFirstRequest({ siteId, scope, key, call, request, now }: KeyedRequest): FirstRequest {
  const requestHash = hashRequest(call, request)
  return { siteId, scope, key, call, requestHash, createdAt: now() }
}

function readEarlier(earlier: IdempotencyRecord, { requestHash }: FirstRequest): Answer | Refusal {
  if (!Buffer.from(requestHash).equals(earlier.requestHash)) return refusal('idempotency-key-reused')
  return { status: earlier.status, body: earlier.response }
}

function hashRequest(call: string, request: unknown): Buffer {
  return hash('sha256', `${call}\n${canonical(request)}`, 'buffer')
}

/** The same members in another order are the same request. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}
