import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { readConstraint } from '../database/read-constraint.ts'
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

/** The number by which a key is locked, whoever holds it. */
export function toLockName({ siteId, scope, key }: RecordKey): string {
  return `${siteId}:${scope}:${key}`
}

const columns = {
  requestHash: idempotencyRecord.requestHash,
  status: idempotencyRecord.status,
  response: idempotencyRecord.response,
}

const isOfKey = (slot: Slots<RecordKey>) =>
  and(
    eq(idempotencyRecord.siteId, slot('siteId', idempotencyRecord.siteId)),
    eq(idempotencyRecord.scope, slot('scope', idempotencyRecord.scope)),
    eq(idempotencyRecord.key, slot('key', idempotencyRecord.key)),
  )

const recordOfKey = hot((db, slot: Slots<RecordKey>) => db.select(columns).from(idempotencyRecord).where(isOfKey(slot)))

const heldKey = hot((db, slot: Slots<RecordKey & { readonly name: string }>) =>
  db
    .select({
      isHeld: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${slot('name', idempotencyRecord.key)}, 0))`,
      ...columns,
    })
    .from(sql`(values (1)) as once`)
    .leftJoin(idempotencyRecord, isOfKey(slot)),
)

interface HeldKey {
  /** False while another transaction holds the key. It is held no longer than its transaction, which ends with its process. */
  readonly isHeld: boolean
  /**
   * The answer that was given with it before this was asked. An answer that was committed while it was asked is not
   * seen: then no other one can be left (`isAnswered`).
   */
  readonly earlier: IdempotencyRecord | undefined
}

export async function tryToHoldKey(tx: Tx, { siteId, scope, key }: RecordKey): Promise<HeldKey> {
  const name = toLockName({ siteId, scope, key })
  const [found] = await heldKey.ask(tx, { siteId, scope, key, name })
  const { isHeld = false, requestHash = null, status = null, response } = found ?? {}
  return { isHeld, earlier: requestHash === null || status === null ? undefined : { requestHash, status, response } }
}

/** Whether an answer was not kept because its key has one already. */
export function isAnswered(error: unknown): boolean {
  return readConstraint(error) === 'idempotency_record_site_id_scope_key_pk'
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

const leftAnswer = hot((db, slot: Slots<FirstRequest & KeptAnswer>) => db.insert(idempotencyRecord).values(toRow(slot)))

/** With the commit of its transaction, which fails if somebody else has answered: nothing is done twice. */
export function leaveAnswer(tx: Tx, request: FirstRequest, answer: KeptAnswer): void {
  leftAnswer.leave(tx, { ...request, ...answer })
}

const savedAnswer = hot((db, slot: Slots<FirstRequest & KeptAnswer>) =>
  db.insert(idempotencyRecord).values(toRow(slot)).onConflictDoNothing(),
)

/** The first answer stays: one whose key was lost with its connection may come after a repeat was answered. */
export async function saveAnswer(database: Reader, request: FirstRequest, answer: KeptAnswer): Promise<void> {
  await savedAnswer.ask(database, { ...request, ...answer })
}

export async function removeRecordsBefore(database: Database, moment: Instant): Promise<void> {
  await database.delete(idempotencyRecord).where(lt(idempotencyRecord.createdAt, moment))
}
