import { randomUUID } from 'node:crypto'
import type { AttemptId, SiteId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { cents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import {
  type ledgerAccounts,
  ledgerEntry,
  reconciliationBreak,
  refund,
  type refundStates,
} from '../database/schema/ledger.ts'
import type { StoredAttempt } from './attempt.repository.ts'

type Account = (typeof ledgerAccounts)[number]

interface Posting {
  readonly from: Account
  readonly to: Account
  readonly amount: Cents
  readonly at: Instant
}

/** Two entries that sum to zero; the database refuses any other posting. */
export function leavePosting(tx: Tx, attempt: StoredAttempt, { from, to, amount, at }: Posting): void {
  const shared = { siteId: attempt.siteId, posting: randomUUID(), attemptId: attempt.id, at }
  newPosting.leave(tx, { ...shared, from, to, taken: cents(-amount), given: amount })
}

interface NewPosting extends Omit<Posting, 'amount'> {
  readonly siteId: SiteId
  readonly attemptId: AttemptId
  readonly posting: string
  readonly taken: Cents
  readonly given: Cents
}

const newPosting = hot((db, slot: Slots<NewPosting>) => {
  const shared = {
    siteId: slot('siteId', ledgerEntry.siteId),
    posting: slot('posting', ledgerEntry.posting),
    attemptId: slot('attemptId', ledgerEntry.attemptId),
    at: slot('at', ledgerEntry.at),
  }
  return db.insert(ledgerEntry).values([
    { ...shared, account: slot('from', ledgerEntry.account), amount: slot('taken', ledgerEntry.amount) },
    { ...shared, account: slot('to', ledgerEntry.account), amount: slot('given', ledgerEntry.amount) },
  ])
})

export type StoredRefund = typeof refund.$inferSelect

/** One refund per key, however often it is requested. */
export async function saveRefund(
  tx: Tx,
  attempt: StoredAttempt,
  order: { readonly amount: Cents; readonly reason: string; readonly at: Instant },
): Promise<void> {
  await tx
    .insert(refund)
    .values({
      siteId: attempt.siteId,
      attemptId: attempt.id,
      key: `${attempt.id}:${order.reason}`,
      state: 'requested',
      amount: order.amount,
      reason: order.reason,
      requestedAt: order.at,
    })
    .onConflictDoNothing()
}

export async function findOpenRefund(db: Reader, attempt: StoredAttempt): Promise<StoredRefund | undefined> {
  const [found] = await db
    .select()
    .from(refund)
    .where(
      and(
        eq(refund.siteId, attempt.siteId),
        eq(refund.attemptId, attempt.id),
        inArray(refund.state, ['requested', 'submitted', 'unknown']),
      ),
    )
    .orderBy(asc(refund.requestedAt), asc(refund.key))
    .limit(1)
  return found
}

/** Everything that was ever asked to go back of some attempts. */
export async function listRefunds(
  db: Reader,
  siteId: SiteId,
  attemptIds: readonly AttemptId[],
): Promise<StoredRefund[]> {
  if (attemptIds.length === 0) return []
  return db
    .select()
    .from(refund)
    .where(and(eq(refund.siteId, siteId), inArray(refund.attemptId, [...attemptIds])))
}

export async function finishRefund(
  tx: Tx,
  { siteId, id }: StoredRefund,
  change: {
    readonly state: (typeof refundStates)[number]
    readonly providerReference?: string
    readonly finishedAt?: Instant
  },
): Promise<void> {
  await tx
    .update(refund)
    .set(change)
    .where(and(eq(refund.siteId, siteId), eq(refund.id, id)))
}

/** Something about money that a person must check. */
export async function saveBreak(tx: Tx, attempt: StoredAttempt, kind: string, detail: unknown): Promise<void> {
  const { siteId, id, provider, providerReference } = attempt
  await tx.insert(reconciliationBreak).values({ siteId, attemptId: id, provider, providerReference, kind, detail })
}
