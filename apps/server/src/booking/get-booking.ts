import type { getBooking as row } from '@comanda/contract/calls/booking'
import { refusal } from '@comanda/contract/refusals'
import { toLastDay } from '@comanda/rules/booking/booking-days'
import { listSlotStates } from '@comanda/rules/booking/booking-slots'
import { checkParty } from '@comanda/rules/booking/party'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { Handler } from '../call/handler.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { toOfferedSitting } from './list-offered-sittings.ts'
import { openBook } from './open-book.ts'

/** The hours of a day for a party. A day that cannot be booked has none. */
export const getBooking: Handler<typeof row, KeepsVenues> = async (
  { storeId, party, date, resourceId, sittingId },
  { database, siteId, language, now, house },
) => {
  const store = findStore(await house.venues.get(siteId), storeId)
  if (store === undefined) return refusal('store-not-found')
  if (resourceId !== null && !store.resources.some(({ id }) => id === resourceId)) {
    return refusal('resource-not-found')
  }
  const verdict = checkParty(store.booking, party)
  if (!verdict.allowed) return refusal(verdict.code)
  const today = toStoreMoment(now, store.timeZone).date
  if (date < today || date > toLastDay(store.booking, today)) return []
  const book = await openBook(database, { siteId, store, now, from: date, to: date })
  return listSlotStates({ ...book, party }, date, resourceId)
    .filter(({ sitting }) => sittingId === null || sitting.id === sittingId)
    .map(({ sitting, slots }) => toOfferedSitting(sitting, slots, language))
}
