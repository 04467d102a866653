import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { type StoredAttempt, toAttempt } from './attempt.repository.ts'

/** Of several pages that wait for an attempt, one may have its provider asked; the next one after a pause. */
export async function claimQuestion(
  db: Reader,
  { siteId, id }: StoredAttempt,
  { now, lastBefore }: { readonly now: Instant; readonly lastBefore: Instant },
): Promise<boolean> {
  const claimed = await db
    .update(paymentAttempt)
    .set({ askedAt: now })
    .where(
      and(
        eq(paymentAttempt.siteId, siteId),
        eq(paymentAttempt.id, id),
        or(isNull(paymentAttempt.askedAt), lte(paymentAttempt.askedAt, lastBefore)),
      ),
    )
    .returning({ id: paymentAttempt.id })
  return claimed.length > 0
}

/**
 * Of several that sweep at once, one may send a waiting refund; undefined for the others. It answers the attempt as it
 * is now: what went back meanwhile counts. If its process dies, the refund is due again at the end of its time.
 */
export async function claimRefund(
  db: Reader,
  { siteId, id }: StoredAttempt,
  { now, until }: { readonly now: Instant; readonly until: Instant },
): Promise<StoredAttempt | undefined> {
  const { nextQueryAt, state } = paymentAttempt
  const isThis = and(eq(paymentAttempt.siteId, siteId), eq(paymentAttempt.id, id))
  const [claimed] = await db
    .update(paymentAttempt)
    .set({ nextQueryAt: until })
    .where(and(isThis, eq(state, 'refunding'), lte(nextQueryAt, now)))
    .returning()
  return claimed && toAttempt(claimed)
}

export interface DuePage {
  readonly now: Instant
  readonly limit: number
  /** The last attempt of the page before. */
  readonly after: StoredAttempt | undefined
}

/** Attempts of all sites that are due to be asked about, those that wait longest first. */
export async function listDueAttempts(db: Reader, { now, limit, after }: DuePage): Promise<StoredAttempt[]> {
  const { nextQueryAt, id } = paymentAttempt
  const isLater =
    after?.nextQueryAt == null
      ? undefined
      : or(gt(nextQueryAt, after.nextQueryAt), and(eq(nextQueryAt, after.nextQueryAt), gt(id, after.id)))
  const found = await db
    .select()
    .from(paymentAttempt)
    .where(and(isNotNull(nextQueryAt), lte(nextQueryAt, now), isLater))
    .orderBy(asc(nextQueryAt), asc(id))
    .limit(limit)
  return found.map(toAttempt)
}
