import type { AttemptId, BookingId, SessionId, SiteId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { Reader } from '../database/database.ts'
import { findAttempt } from './attempt.repository.ts'

export interface PaidDeposit {
  readonly bookingId: BookingId
  readonly amount: Cents
}

/** The booking that an attempt of this visitor paid; undefined when it is invented, declined, refunded or another's. */
export async function findPaidDeposit(
  db: Reader,
  siteId: SiteId,
  { attemptId, sessionId }: { readonly attemptId: AttemptId; readonly sessionId: SessionId | null },
): Promise<PaidDeposit | undefined> {
  const attempt = await findAttempt(db, siteId, attemptId)
  if (attempt === undefined || attempt.state !== 'approved' || attempt.bookingId === null) return undefined
  if (sessionId === null || attempt.sessionId !== sessionId) return undefined
  return { bookingId: attempt.bookingId, amount: attempt.amount }
}
