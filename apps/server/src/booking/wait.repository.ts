import type { SiteId, SittingId } from '@comanda/rules/ids'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { bookingWait } from '../database/schema/booking.ts'

export type StoredWait = typeof bookingWait.$inferSelect

/** Whoever asks again keeps their place, with the party they name now. */
export async function saveWait(tx: Tx, wait: Omit<StoredWait, 'id' | 'toldAt'>): Promise<void> {
  const { siteId, sittingId, date, email, phone } = bookingWait
  await tx
    .insert(bookingWait)
    .values(wait)
    .onConflictDoUpdate({
      target: [siteId, sittingId, date, email, phone],
      set: { party: wait.party, name: wait.name, language: wait.language, toldAt: null },
    })
}

/**
 * The guests who wait for a sitting and have not been told, in the order they came; locked, so that nobody is told
 * twice.
 */
export async function listWaiting(
  tx: Tx,
  siteId: SiteId,
  { sittingId, date }: { readonly sittingId: SittingId; readonly date: IsoDate },
): Promise<StoredWait[]> {
  return tx
    .select()
    .from(bookingWait)
    .where(
      and(
        eq(bookingWait.siteId, siteId),
        eq(bookingWait.sittingId, sittingId),
        eq(bookingWait.date, date),
        isNull(bookingWait.toldAt),
      ),
    )
    .orderBy(asc(bookingWait.createdAt))
    .for('update')
}

export async function markTold(tx: Tx, { siteId, id }: StoredWait, toldAt: Instant): Promise<void> {
  await tx
    .update(bookingWait)
    .set({ toldAt })
    .where(and(eq(bookingWait.siteId, siteId), eq(bookingWait.id, id)))
}
