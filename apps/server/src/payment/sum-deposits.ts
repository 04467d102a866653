import type { DepositMoney } from '@comanda/rules/booking/judge-deposit'
import type { BookingId, SiteId } from '@comanda/rules/ids'
import { sumCents } from '@comanda/rules/money/cents'
import type { Reader } from '../database/database.ts'
import { listPaidAttempts } from './attempt.repository.ts'
import { listRefunds } from './ledger.repository.ts'
import { sumRefunds } from './sum-refunds.ts'

/**
 * How much was paid for each of some bookings, and how far what goes back has come. The map says for which booking
 * somebody paid: the booking itself, or a change of it.
 */
export async function sumDeposits(
  db: Reader,
  siteId: SiteId,
  owners: ReadonlyMap<BookingId, BookingId>,
): Promise<ReadonlyMap<BookingId, DepositMoney>> {
  const attempts = await listPaidAttempts(db, siteId, { bookingIds: [...owners.keys()] })
  const refunds = await listRefunds(
    db,
    siteId,
    attempts.map(({ id }) => id),
  )
  const refundsOf = Map.groupBy(refunds, ({ attemptId }) => attemptId)
  const paidFor = Map.groupBy(attempts, ({ bookingId }) => bookingId && owners.get(bookingId))
  return new Map(
    [...paidFor].flatMap(([owner, paid]) => {
      if (!owner) return []
      const back = paid.flatMap(({ id }) => refundsOf.get(id) ?? [])
      return [[owner, { paid: sumCents(paid.map(({ captured }) => captured)), ...sumRefunds(back) }] as const]
    }),
  )
}
