import type { SessionId, SiteId, SittingId } from '@comanda/rules/ids'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { booking } from '../database/schema/booking.ts'
import { leaveMove, type StoredBooking } from './booking.repository.ts'

type Gone = Pick<StoredBooking, 'siteId' | 'id'>

/** The states are words of the statement: the index of the holds has no others, which PostgreSQL must know to use it. */
function expire(db: Reader, which: SQL | undefined) {
  return db
    .update(booking)
    .set({ state: sql`'expired'` })
    .where(and(sql`${booking.state} = 'held'`, which))
    .returning({ siteId: booking.siteId, id: booking.id })
}

function leaveMoves(tx: Tx, gone: readonly Gone[], at: Instant): void {
  for (const { siteId, id } of gone) leaveMove(tx, { siteId, bookingId: id, from: 'held', to: 'expired', at })
}

/** Holds of every site whose time is up: their seats become free. */
export async function expireRunOutHolds(tx: Tx, now: Instant): Promise<void> {
  leaveMoves(tx, await expire(tx, lte(booking.heldUntil, now)), now)
}

interface Evening {
  readonly siteId: SiteId
  readonly sittingId: SittingId
  readonly date: IsoDate
  readonly now: Instant
}

const goneOfEvening = hot((db, slot: Slots<Evening>) =>
  expire(
    db,
    and(
      eq(booking.siteId, slot('siteId', booking.siteId)),
      eq(booking.sittingId, slot('sittingId', booking.sittingId)),
      eq(booking.date, slot('date', booking.date)),
      lte(booking.heldUntil, slot('now', booking.heldUntil)),
    ),
  ),
)

/** The same for one evening, so that a caller who asks for its seats need not wait for the job. */
export async function expireHoldsOf(tx: Tx, evening: Evening): Promise<void> {
  leaveMoves(tx, await goneOfEvening.ask(tx, evening), evening.now)
}

/** A booking that is changed or cancelled gives up a change that was still being paid for. */
export async function expireChanges(tx: Tx, { siteId, id }: StoredBooking, now: Instant): Promise<void> {
  leaveMoves(tx, await expire(tx, and(eq(booking.siteId, siteId), eq(booking.changesId, id))), now)
}

interface Visit {
  readonly siteId: SiteId
  readonly sessionId: SessionId
}

const goneOfVisit = hot((db, slot: Slots<Visit>) =>
  expire(
    db,
    and(
      eq(booking.siteId, slot('siteId', booking.siteId)),
      eq(booking.sessionId, slot('sessionId', booking.sessionId)),
    ),
  ),
)

/** A visitor who begins anew lets go of what was held before. */
export async function releaseHolds(tx: Tx, { now, ...visit }: Visit & { readonly now: Instant }): Promise<void> {
  leaveMoves(tx, await goneOfVisit.ask(tx, visit), now)
}
