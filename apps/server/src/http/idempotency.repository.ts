import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
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

/** True only for the request that came first; the key decides it in the database, across instances. */
export async function claimKey(database: Database, request: FirstRequest): Promise<boolean> {
  const claimed = await database
    .insert(idempotencyRecord)
    .values(request)
    .onConflictDoNothing()
    .returning({ key: idempotencyRecord.key })
  return claimed.length === 1
}

export async function findRecord(database: Database, key: RecordKey): Promise<IdempotencyRecord | undefined> {
  const [found] = await database.select().from(idempotencyRecord).where(isRecord(key))
  return found
}

export async function saveAnswer(
  database: Database,
  key: RecordKey,
  answer: { readonly status: number; readonly response: unknown; readonly finishedAt: Instant },
): Promise<void> {
  await database.update(idempotencyRecord).set(answer).where(isRecord(key))
}

export async function removeRecordsBefore(database: Database, moment: Instant): Promise<void> {
  await database.delete(idempotencyRecord).where(lt(idempotencyRecord.createdAt, moment))
}

function isRecord({ siteId, scope, key }: RecordKey) {
  return and(eq(idempotencyRecord.siteId, siteId), eq(idempotencyRecord.scope, scope), eq(idempotencyRecord.key, key))
}
