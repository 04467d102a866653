import { type Refusal, refusal } from '@comanda/contract/refusals'
import { toBookingStart } from '@comanda/rules/booking/booking-slots'
import { type BookedEvening, toBookedDay } from '@comanda/rules/booking/host-booking'
import type { BookingId } from '@comanda/rules/ids'
import type { Store } from '@comanda/rules/venue/store'
import type { Verdict } from '@comanda/rules/verdict'
import type { StaffWriteContext } from '../call/staff-context.ts'
import { refuseStale } from '../team/refuse-stale.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { lockBookedInReach } from './book.repository.ts'
import type { StoredBooking } from './booking.repository.ts'
import { findSitting } from './sitting.repository.ts'

interface SeenBooking {
  readonly bookingId: BookingId
  /** As whoever changes it saw it. */
  readonly version: number
}

export interface HostsBooking {
  readonly booking: StoredBooking
  readonly store: Store
  readonly evening: BookedEvening
}

/** A booking that a host changes: within their reach, and as they saw it. */
export async function lockSeenBooking(
  { tx, siteId, stores, house }: StaffWriteContext<KeepsVenues>,
  { bookingId, version }: SeenBooking,
): Promise<HostsBooking | Refusal> {
  const booking = await lockBookedInReach(tx, { siteId, stores }, bookingId)
  const store = booking && findStore(await house.venues.get(siteId), booking.storeId)
  if (booking === undefined || store === undefined) return refusal('booking-not-found')
  const { version: current, sittingId, state } = booking
  if (current !== version) {
    return refuseStale(tx, { siteId, subject: `booking:${bookingId}`, seen: version, current })
  }
  const startsAt = toBookingStart(await findSitting(tx, siteId, sittingId), booking, store.timeZone)
  return { booking, store, evening: { state, startsAt, day: toBookedDay(startsAt, store) } }
}

type Forbidden = Extract<Verdict<'already-there' | 'illegal-move'>, { readonly allowed: false }>

export function refuseStep({ code }: Forbidden): Refusal {
  return code === 'already-there' ? refusal(code, { by: '' }) : refusal(code)
}
