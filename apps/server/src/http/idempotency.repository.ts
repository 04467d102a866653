import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Reader, Tx } from '../database/database.ts'
import { idempotencyRecord } from '../database/schema/session.ts'

export interface RecordKey {
  readonly siteId: SiteId
  readonly scope: string
  readonly key: string
}

export interface FirstRequest extends RecordKey {
  readonly call: string
  readonly requestHash: Uint8Array
  readonly createdAt: Instant
}

export interface IdempotencyRecord {
  readonly requestHash: Uint8Array
  readonly status: number | null
  readonly response: unknown
}

/** False while another transaction holds the key. It is held no longer than its transaction, which ends with its process. */
export async function tryToHoldKey(tx: Tx, { siteId, scope, key }: RecordKey): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${siteId}:${scope}:${key}`}, 0)) as held`,
  )
  return rows[0]?.held === true
}

/** True for the one request that came first, and for a repeat of one that was begun too long ago to be alive. */
export async function claimKey(database: Database, request: FirstRequest, deadBefore: Instant): Promise<boolean> {
  const { createdAt, requestHash, status } = idempotencyRecord
  const claimed = await database
    .insert(idempotencyRecord)
    .values(request)
    .onConflictDoUpdate({
      target: [idempotencyRecord.siteId, idempotencyRecord.scope, idempotencyRecord.key],
      set: { createdAt: request.createdAt },
      setWhere: and(isNull(status), lt(createdAt, deadBefore), eq(requestHash, request.requestHash)) ?? sql`false`,
    })
    .returning({ key: idempotencyRecord.key })
  return claimed.length === 1
}

export async function releaseKey(database: Database, key: RecordKey): Promise<void> {
  await database.delete(idempotencyRecord).where(and(isRecord(key), isNull(idempotencyRecord.status)))
}

export async function findRecord(database: Reader, key: RecordKey): Promise<IdempotencyRecord | undefined> {
  const [found] = await database.select().from(idempotencyRecord).where(isRecord(key))
  return found
}

export interface KeptAnswer {
  readonly status: number
  readonly response: unknown
  readonly finishedAt: Instant
}

export async function saveAnswer(database: Reader, request: FirstRequest, answer: KeptAnswer): Promise<void> {
  await database
    .insert(idempotencyRecord)
    .values({ ...request, ...answer })
    .onConflictDoUpdate({
      target: [idempotencyRecord.siteId, idempotencyRecord.scope, idempotencyRecord.key],
      set: answer,
    })
}

export async function removeRecordsBefore(database: Database, moment: Instant): Promise<void> {
  await database.delete(idempotencyRecord).where(lt(idempotencyRecord.createdAt, moment))
}

function isRecord({ siteId, scope, key }: RecordKey) {
  return and(eq(idempotencyRecord.siteId, siteId), eq(idempotencyRecord.scope, scope), eq(idempotencyRecord.key, key))
}
