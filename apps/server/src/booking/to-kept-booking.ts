import type { KeptBooking } from '@comanda/contract/entities/kept-booking'
import { toBookingStart } from '@comanda/rules/booking/booking-slots'
import { canCancel } from '@comanda/rules/booking/can-cancel'
import { toFreeUntil } from '@comanda/rules/booking/change-booking'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { Reader } from '../database/database.ts'
import type { StoredBooking } from './booking.repository.ts'
import { readDeposit } from './read-deposits.ts'
import { findSitting } from './sitting.repository.ts'
import { findZone } from './to-booking-facts.ts'

/** A booking as its holder sees it, with what became of its deposit. */
export async function toKeptBooking(
  db: Reader,
  booking: StoredBooking,
  { store, now }: { readonly store: Store; readonly now: Instant },
): Promise<KeptBooking> {
  const { siteId, id, reference, storeId, resourceId, sittingId, date, at, party, state, deposit } = booking
  const { asked, done, failed } = await readDeposit(db, siteId, id)
  const startsAt = toBookingStart(await findSitting(db, siteId, sittingId), booking, store.timeZone)
  return {
    id,
    reference,
    storeId,
    resourceId,
    sittingId,
    date,
    at,
    party,
    state,
    deposit,
    startsAt,
    storeName: store.name,
    zone: findZone(store, booking),
    freeUntil: toFreeUntil(startsAt, store.booking),
    isOpen: state === 'confirmed' && canCancel(booking, startsAt, now),
    refunds: { asked, done, failed },
    callOffReason: booking.callOffReason,
  }
}
