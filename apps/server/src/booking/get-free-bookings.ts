import type { getFreeBookings as row } from '@comanda/contract/calls/booking'
import { refusal } from '@comanda/contract/refusals'
import { daysAheadFor, listBookingDays, narrowScreenPixels } from '@comanda/rules/booking/booking-days'
import { toDayState } from '@comanda/rules/booking/booking-slots'
import { checkParty } from '@comanda/rules/booking/party'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { Handler } from '../call/handler.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { openBook } from './open-book.ts'

/** Today and the following days that can be booked (BOOKING-005): free, or full for this party. */
export const getFreeBookings: Handler<typeof row, KeepsVenues> = async (
  { storeId, party },
  { database, siteId, now, house },
) => {
  const store = findStore(await house.venues.get(siteId), storeId)
  if (store === undefined) return refusal('store-not-found')
  const verdict = checkParty(store.booking, party)
  if (!verdict.allowed) return refusal(verdict.code)
  const days = listBookingDays(toStoreMoment(now, store.timeZone).date, daysAheadFor(store.booking, narrowScreenPixels))
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return []
  const room = { ...(await openBook(database, { siteId, store, now, from, to })), party }
  return days.flatMap((date) => {
    const state = toDayState(room, date)
    return state === 'closed' ? [] : [{ date, isFree: state === 'free' }]
  })
}
