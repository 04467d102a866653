import type { BookingState } from '@comanda/rules/booking/booking'
import { checkConfirmation } from '@comanda/rules/booking/check-booking'
import type { BookingId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { findStore } from '../venue/find-store.ts'
import type { VenuesCache } from '../venue/load-venues.ts'
import { findBooking, lockBooking, lockSlot, saveBookingMove } from './booking.repository.ts'
import { confirmChange } from './confirm-change.ts'
import { expireHoldsOf } from './hold.repository.ts'
import { openBook } from './open-book.ts'
import { postConfirmation } from './post-confirmation.ts'

export interface Confirmation {
  readonly siteId: SiteId
  readonly bookingId: BookingId
  readonly now: Instant
  /** The origin of the link in the guest's mail. */
  readonly origin: string
}

/** Lost: others took the seats before the bank answered, or the guest cancelled; the deposit is paid back. */
export type ConfirmationOutcome = 'confirmed' | 'already-confirmed' | 'lost'

/** Whose seats are the guest's already: money that comes once more goes back. */
const isTaken: Readonly<Record<BookingState, boolean>> = {
  held: false,
  confirmed: true,
  arrived: true,
  seated: true,
  left: true,
  cancelled: false,
  expired: false,
  'no-show': false,
}

/** The deposit is paid: the guest gets the seats, even late if nobody else has them. */
export async function confirmBooking(
  tx: Tx,
  venues: VenuesCache,
  { siteId, bookingId, now, origin }: Confirmation,
): Promise<ConfirmationOutcome> {
  const asked = await findBooking(tx, siteId, bookingId)
  const store = asked && findStore(await venues.get(siteId), asked.storeId)
  if (asked === undefined || store === undefined) return 'lost'
  if (asked.changesId !== null) return confirmChange(tx, { change: asked, store, now, origin })
  const { sittingId, date } = asked
  // Expired holds are removed first, so that only valid ones count against it.
  await expireHoldsOf(tx, { siteId, sittingId, date, now })
  const booking = await lockBooking(tx, siteId, bookingId)
  if (booking === undefined) return 'lost'
  if (isTaken[booking.state]) return 'already-confirmed'
  await lockSlot(tx, booking)
  const book = await openBook(tx, { siteId, store, now, from: date, to: date })
  if (!checkConfirmation(book, booking).allowed) return 'lost'
  await saveBookingMove(tx, booking, { to: 'confirmed', at: now })
  await postConfirmation(tx, booking, { store, origin, now })
  return 'confirmed'
}
