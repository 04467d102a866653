import type { CartId, SiteId, StaffId } from '@comanda/rules/ids'
import type { TableCallKind } from '@comanda/rules/table/table-call'
import type { PhoneLock } from '@comanda/rules/table/table-session'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { phoneLock, tableCall } from '../database/schema/table.ts'

interface TableKey {
  readonly siteId: SiteId
  readonly cartId: CartId
}

/** The same for the staff, with the moment of each call, the oldest first. */
export function listCallsOf(db: Reader, siteId: SiteId, cartIds: readonly CartId[]) {
  return db
    .select({ cartId: tableCall.cartId, kind: tableCall.kind, calledAt: tableCall.calledAt })
    .from(tableCall)
    .where(and(eq(tableCall.siteId, siteId), inArray(tableCall.cartId, [...cartIds]), isNull(tableCall.answeredAt)))
    .orderBy(tableCall.calledAt, tableCall.kind)
}

/** The calls of a table that nobody has answered, and how many of its calls somebody has. */
export async function readCalls(db: Reader, { siteId, cartId }: TableKey) {
  const calls = await db
    .select({
      kind: tableCall.kind,
      calledAt: tableCall.calledAt,
      answeredAt: tableCall.answeredAt,
      takenBack: tableCall.takenBack,
    })
    .from(tableCall)
    .where(and(eq(tableCall.siteId, siteId), eq(tableCall.cartId, cartId)))
    .orderBy(tableCall.kind)
  const open = calls.filter(({ answeredAt }) => answeredAt === null)
  return {
    openCalls: open.map(({ kind, calledAt }) => ({ kind, calledAt })),
    answeredCalls: calls.filter(({ answeredAt, takenBack }) => answeredAt !== null && !takenBack).length,
  }
}

/** The id of the call, by which the staff hear of it. */
export async function saveCall(
  tx: Tx,
  { siteId, cartId }: TableKey,
  kind: TableCallKind,
  now: Instant,
): Promise<string> {
  const [saved] = await tx
    .insert(tableCall)
    .values({ siteId, cartId, kind, calledAt: now })
    .returning({ id: tableCall.id })
  if (saved === undefined) throw new Error('the call was not saved')
  return saved.id
}

interface Answering {
  readonly now: Instant
  /** Without a kind, all calls of the table are answered. */
  readonly kind?: TableCallKind
  readonly staffId?: StaffId | null
  /** By the table itself. */
  readonly takenBack?: boolean
}

/** Somebody has come, or need not come any more. The ids of the calls that this ended. */
export async function answerCalls(
  tx: Tx,
  key: TableKey,
  { now, kind, staffId = null, takenBack = false }: Answering,
): Promise<readonly string[]> {
  const answered = await tx
    .update(tableCall)
    .set({ answeredAt: now, answeredBy: staffId, takenBack })
    .where(and(openCallsOf(key), kind === undefined ? undefined : eq(tableCall.kind, kind)))
    .returning({ id: tableCall.id })
  return answered.map(({ id }) => id)
}

function openCallsOf({ siteId, cartId }: TableKey) {
  return and(eq(tableCall.siteId, siteId), eq(tableCall.cartId, cartId), isNull(tableCall.answeredAt))
}

export async function findPhoneLock(db: Reader, { siteId, cartId }: TableKey): Promise<PhoneLock | null> {
  const [found] = await db
    .select({ cartId: phoneLock.cartId, heldBy: phoneLock.heldBy, expiresAt: phoneLock.expiresAt })
    .from(phoneLock)
    .where(and(eq(phoneLock.siteId, siteId), eq(phoneLock.cartId, cartId)))
  return found ?? null
}

export async function savePhoneLock(tx: Tx, siteId: SiteId, { cartId, heldBy, expiresAt }: PhoneLock): Promise<void> {
  await tx
    .insert(phoneLock)
    .values({ siteId, cartId, heldBy, expiresAt })
    .onConflictDoUpdate({ target: [phoneLock.siteId, phoneLock.cartId], set: { heldBy, expiresAt } })
}

export async function removePhoneLock(tx: Tx, { siteId, cartId }: TableKey): Promise<void> {
  await tx.delete(phoneLock).where(and(eq(phoneLock.siteId, siteId), eq(phoneLock.cartId, cartId)))
}
