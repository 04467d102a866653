import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Reader, Tx } from '../database/database.ts'
import { hotStatement, type Slots } from '../database/hot-statement.ts'
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
  readonly status: number
  readonly response: unknown
}

/** What a key is locked by, whoever holds it. */
export function toLockName({ siteId, scope, key }: RecordKey): string {
  return `${siteId}:${scope}:${key}`
}

const heldKey = hotStatement((db, slot: Slots<{ readonly name: string }>) =>
  db
    .select({
      held: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${slot('name', idempotencyRecord.key)}, 0))`,
    })
    .from(sql`(values (1)) as once`),
)

const recordOfKey = hotStatement((db, slot: Slots<RecordKey>) =>
  db
    .select({
      requestHash: idempotencyRecord.requestHash,
      status: idempotencyRecord.status,
      response: idempotencyRecord.response,
    })
    .from(idempotencyRecord)
    .where(
      and(
        eq(idempotencyRecord.siteId, slot('siteId', idempotencyRecord.siteId)),
        eq(idempotencyRecord.scope, slot('scope', idempotencyRecord.scope)),
        eq(idempotencyRecord.key, slot('key', idempotencyRecord.key)),
      ),
    ),
)

interface HeldKey {
  /** False while another transaction holds the key. It is held no longer than its transaction, which ends with its process. */
  readonly isHeld: boolean
  readonly earlier: IdempotencyRecord | undefined
}

/** Two statements on purpose: the answer of whoever held the key before is seen only by one that begins afterwards. */
export async function tryToHoldKey(tx: Tx, { siteId, scope, key }: RecordKey): Promise<HeldKey> {
  const [[held], [earlier]] = await Promise.all([
    heldKey.ask(tx, { name: toLockName({ siteId, scope, key }) }),
    recordOfKey.ask(tx, { siteId, scope, key }),
  ])
  return { isHeld: held?.held === true, earlier }
}

export async function findRecord(
  database: Reader,
  { siteId, scope, key }: RecordKey,
): Promise<IdempotencyRecord | undefined> {
  const [found] = await recordOfKey.ask(database, { siteId, scope, key })
  return found
}

export interface KeptAnswer {
  readonly status: number
  readonly response: unknown
}

const toRow = (slot: Slots<FirstRequest & KeptAnswer>) => ({
  siteId: slot('siteId', idempotencyRecord.siteId),
  scope: slot('scope', idempotencyRecord.scope),
  key: slot('key', idempotencyRecord.key),
  call: slot('call', idempotencyRecord.call),
  requestHash: slot('requestHash', idempotencyRecord.requestHash),
  status: slot('status', idempotencyRecord.status),
  response: slot('response', idempotencyRecord.response),
  createdAt: slot('createdAt', idempotencyRecord.createdAt),
})

const leftAnswer = hotStatement((db, slot: Slots<FirstRequest & KeptAnswer>) =>
  db.insert(idempotencyRecord).values(toRow(slot)),
)

/** With the commit of its transaction, which fails if somebody else has answered: nothing is done twice. */
export function leaveAnswer(tx: Tx, request: FirstRequest, answer: KeptAnswer): void {
  leftAnswer.leave(tx, { ...request, ...answer })
}

const savedAnswer = hotStatement((db, slot: Slots<FirstRequest & KeptAnswer>) =>
  db.insert(idempotencyRecord).values(toRow(slot)).onConflictDoNothing(),
)

/** The first answer stays: one whose key was lost with its connection may come after a repeat was answered. */
export async function saveAnswer(database: Reader, request: FirstRequest, answer: KeptAnswer): Promise<void> {
  await savedAnswer.ask(database, { ...request, ...answer })
}

export async function removeRecordsBefore(database: Database, moment: Instant): Promise<void> {
  await database.delete(idempotencyRecord).where(lt(idempotencyRecord.createdAt, moment))
}
