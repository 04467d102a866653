import type { cancelBooking as row } from '@comanda/contract/calls/booking'
import { refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { canCancel } from '@comanda/rules/booking/can-cancel'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { isWithinLimits } from '../session/limit-tries.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { moveBooking } from './booking.repository.ts'
import { findBookingByKey } from './find-booking-by-key.ts'
import { tellVenue } from './post-confirmation.ts'

const perAddress = 60

/** Frees the seats. The venue keeps the deposit, refunds it under its own conditions, and is told so. */
export const cancelBooking: Handler<typeof row, KeepsVenues> = async (asked, context) => {
  const { database, siteId, language, now, from, house } = context
  const limit = { what: 'booking-key', who: from.address, atMost: perAddress }
  if (!(await isWithinLimits(database, context, [limit]))) return refusal('too-many-requests')
  const snapshot = await house.venues.get(siteId)
  return transact(database, async (tx) => {
    const booking = await findBookingByKey(tx, siteId, asked)
    const store = booking && findStore(snapshot, booking.storeId)
    if (booking === undefined || store === undefined) return refusal('booking-not-found')
    if (booking.state === 'cancelled')
      return { status: 'OK' as const, message: dictionaryOf(language).booking.cancelled }
    if (!canCancel(booking, now, store.timeZone)) return refusal('booking-over')
    await moveBooking(tx, booking, { to: 'cancelled', at: now })
    await tellVenue(tx, booking, store, 'venueCancelled')
    return { status: 'OK' as const, message: dictionaryOf(language).booking.cancelled }
  })
}
