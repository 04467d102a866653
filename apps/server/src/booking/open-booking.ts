import type { openBooking as row } from '@comanda/contract/calls/booking'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { takeTry } from '../session/limit-tries.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { findOpenedBooking } from './find-opened-booking.ts'
import { limitBookingKeys } from './limit-booking-keys.ts'
import { toKeptBooking } from './to-kept-booking.ts'

/** Where, when and how many, for whoever holds the key of the mail or made it; nobody's name or address. */
export const openBooking: Handler<typeof row, KeepsVenues> = async (asked, context) => {
  const { database, siteId, now, house } = context
  if (!(await takeTry(database, context, limitBookingKeys(context)))) return refusal('too-many-requests')
  const booking = await transact(database, (tx) => findOpenedBooking(tx, context, asked))
  const store = booking && findStore(await house.venues.get(siteId), booking.storeId)
  if (booking === undefined || store === undefined) return refusal('booking-not-found')
  return toKeptBooking(database, booking, { store, now })
}
