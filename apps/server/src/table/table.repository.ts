import type { CartId, SiteId } from '@comanda/rules/ids'
import type { TableCallKind } from '@comanda/rules/table/table-call'
import type { PhoneLock } from '@comanda/rules/table/table-session'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { phoneLock, tableCall } from '../database/schema/table.ts'

interface TableKey {
  readonly siteId: SiteId
  readonly cartId: CartId
}

/** What a table has called for and nobody has answered. */
export async function listOpenCalls(db: Reader, key: TableKey): Promise<TableCallKind[]> {
  const rows = await db.select({ kind: tableCall.kind }).from(tableCall).where(openCallsOf(key)).orderBy(tableCall.kind)
  return rows.map(({ kind }) => kind)
}

export async function saveCall(tx: Tx, { siteId, cartId }: TableKey, kind: TableCallKind, now: Instant): Promise<void> {
  await tx.insert(tableCall).values({ siteId, cartId, kind, calledAt: now })
}

/** Somebody has come. Without a kind, it answers all calls of the table. */
export async function answerCalls(tx: Tx, key: TableKey, now: Instant, kind?: TableCallKind): Promise<void> {
  await tx
    .update(tableCall)
    .set({ answeredAt: now })
    .where(and(openCallsOf(key), kind === undefined ? undefined : eq(tableCall.kind, kind)))
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
