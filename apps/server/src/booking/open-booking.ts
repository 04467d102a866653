import type { openBooking as row } from '@comanda/contract/calls/booking'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { isWithinLimits } from '../session/limit-tries.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { findBookingByKey } from './find-booking-by-key.ts'
import { findZone } from './post-confirmation.ts'

const perAddress = 60

/** Place, time and party, for the holder of the key in the mail; no name or address. */
export const openBooking: Handler<typeof row, KeepsVenues> = async (asked, context) => {
  const { database, siteId, from, house } = context
  const limit = { what: 'booking-key', who: from.address, atMost: perAddress }
  if (!(await isWithinLimits(database, context, [limit]))) return refusal('too-many-requests')
  const booking = await transact(database, (tx) => findBookingByKey(tx, siteId, asked))
  const store = booking && findStore(await house.venues.get(siteId), booking.storeId)
  if (booking === undefined || store === undefined) return refusal('booking-not-found')
  const { storeId, date, at, party, state, deposit } = booking
  return { storeId, storeName: store.name, zone: findZone(store, booking), date, at, party, state, deposit }
}
