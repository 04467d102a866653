import type { BookingRefunds } from '@comanda/contract/entities/kept-booking'
import type { BookingId, SiteId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import type { Reader } from '../database/database.ts'
import { listPaidAttempts } from './attempt.repository.ts'
import { listRefunds, type StoredRefund } from './ledger.repository.ts'

/** How much of what was paid for some bookings goes back, and how far that has come. */
export async function sumRefunds(
  db: Reader,
  siteId: SiteId,
  bookingIds: readonly BookingId[],
): Promise<BookingRefunds> {
  const attempts = await listPaidAttempts(db, siteId, { bookingIds })
  const refunds = await listRefunds(
    db,
    siteId,
    attempts.map(({ id }) => id),
  )
  const sum = (isCounted: (refund: StoredRefund) => boolean) =>
    cents(refunds.filter(isCounted).reduce((total, { amount }) => total + amount, 0))
  return {
    asked: sum(({ state }) => state !== 'done' && state !== 'failed'),
    done: sum(({ state }) => state === 'done'),
    failed: sum(({ state }) => state === 'failed'),
  }
}
