import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, lt, sql } from 'drizzle-orm'
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

/** What a key is locked by, whoever holds it. */
export function toLockName({ siteId, scope, key }: RecordKey): string {
  return `${siteId}:${scope}:${key}`
}

/** False while another transaction holds the key. It is held no longer than its transaction, which ends with its process. */
export async function tryToHoldKey(tx: Tx, key: RecordKey): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${toLockName(key)}, 0)) as held`,
  )
  return rows[0]?.held === true
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
