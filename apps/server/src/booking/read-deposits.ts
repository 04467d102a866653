import type { DepositMoney } from '@comanda/rules/booking/judge-deposit'
import type { BookingId, SiteId } from '@comanda/rules/ids'
import { zero } from '@comanda/rules/money/cents'
import type { Reader } from '../database/database.ts'
import { sumDeposits } from '../payment/sum-deposits.ts'
import { listChanges } from './booking.repository.ts'

export const nothingPaid: DepositMoney = { paid: zero, asked: zero, done: zero, failed: zero }

/** What was paid in advance for some bookings, with the changes of them that were paid for. */
export async function readDeposits(
  db: Reader,
  siteId: SiteId,
  ids: readonly BookingId[],
): Promise<ReadonlyMap<BookingId, DepositMoney>> {
  const changes = await listChanges(db, siteId, ids)
  const owners = new Map(ids.map((id) => [id, id]))
  for (const { id, changesId } of changes) if (changesId !== null) owners.set(id, changesId)
  return sumDeposits(db, siteId, owners)
}

export async function readDeposit(db: Reader, siteId: SiteId, id: BookingId): Promise<DepositMoney> {
  return (await readDeposits(db, siteId, [id])).get(id) ?? nothingPaid
}
