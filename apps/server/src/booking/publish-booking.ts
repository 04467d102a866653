import type { BookingId, SiteId, StoreId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { publishStaff } from '../live/publish-staff.ts'

interface ChangedBooking {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly id: BookingId
  readonly version: number
}

/** Tells the hosts of its store that a booking has changed; it had this version before. */
export function publishBooking(tx: Tx, { siteId, storeId, id, version }: ChangedBooking): Promise<void> {
  const message = { kind: 'booking-changed', store: storeId, id, version: version + 1 }
  return publishStaff(tx, siteId, { topic: 'book', message })
}
