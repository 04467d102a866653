import { createHash } from 'node:crypto'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { SessionId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Database } from '../database/database.ts'
import { claimKey, findRecord, type RecordKey, saveAnswer } from './idempotency.repository.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
}

export interface KeyedRequest {
  readonly database: Database
  readonly siteId: SiteId
  readonly sessionId: SessionId | null
  readonly key: string
  readonly call: string
  readonly request: unknown
  readonly now: () => Instant
}

export function isUsableKey(key: string): boolean {
  return /^[\x21-\x7e]{1,255}$/.test(key)
}

/**
 * Answers the first request with a key, and every repeat with the same answer, faults included: a caller that does not
 * know whether a write arrived may safely send it again. A key whose first request died stays taken, because nobody
 * knows how far it came.
 */
export async function answerOnce(keyed: KeyedRequest, first: () => Promise<Answer>): Promise<Answer | Refusal> {
  const { database, siteId, sessionId, key, call, now } = keyed
  const record: RecordKey = { siteId, scope: sessionId ?? 'site', key }
  const requestHash = hashRequest(call, keyed.request)
  if (await claimKey(database, { ...record, call, requestHash, createdAt: now() })) {
    const answer = await first()
    await saveAnswer(database, record, { status: answer.status, response: answer.body, finishedAt: now() })
    return answer
  }
  const earlier = await findRecord(database, record)
  if (earlier === undefined) return refusal('idempotency-in-flight')
  if (!requestHash.equals(earlier.requestHash)) return refusal('idempotency-key-reused')
  if (earlier.status === null) return refusal('idempotency-in-flight')
  return { status: earlier.status, body: earlier.response }
}

function hashRequest(call: string, request: unknown): Buffer {
  return createHash('sha256')
    .update(`${call}\n${canonical(request)}`)
    .digest()
}

/** The same members in another order are the same request. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}
