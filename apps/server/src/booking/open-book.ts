import type { Sitting } from '@comanda/rules/booking/booking'
import type { BookingBook } from '@comanda/rules/booking/check-booking'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { Reader } from '../database/database.ts'
import { listOfferedSittings } from './list-offered-sittings.ts'
import { loadCovers } from './load-covers.ts'

export interface BookQuestion {
  readonly siteId: SiteId
  readonly store: Store
  readonly now: Instant
  readonly from: IsoDate
  readonly to: IsoDate
  /** Given where they were read already. */
  readonly sittings?: readonly Sitting[]
}

/** A venue's book between two days: its sittings, the seats taken, its special days and clock. Only rules read it. */
export async function openBook(
  db: Reader,
  { siteId, store, now, from, to, ...read }: BookQuestion,
): Promise<BookingBook> {
  const sittings = read.sittings ?? (await listOfferedSittings(db, siteId, store))
  const covers = await loadCovers(db, { siteId, sittingIds: sittings.map(({ id }) => id), from, to, now })
  const { timeZone, booking: settings, hours } = store
  return { settings, sittings, covers, now, timeZone, specialDays: hours.specialDays }
}
