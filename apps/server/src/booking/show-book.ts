import type { showBook as row } from '@comanda/contract/calls/staff/book'
import { refusal } from '@comanda/contract/refusals'
import { isInReach } from '@comanda/rules/team/check-access'
import { addDays } from '@comanda/rules/time/iso-date'
import { toBusinessDay, toDaySpan } from '@comanda/rules/venue/business-day'
import type { StaffReader } from '../call/staff-handler.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { listBooked } from './book.repository.ts'
import { countDays } from './count-days.ts'
import { readStarts } from './time-bookings.ts'
import { toBoardBookings } from './to-board-booking.ts'

/** Two weeks: those are the days that somebody asks about at the door. */
const daysCounted = 14

export const showBook: StaffReader<typeof row, KeepsVenues> = async ({ storeId, day: asked }, context) => {
  const { database, siteId, stores, now, house } = context
  const store = isInReach(stores, storeId) ? findStore(await house.venues.get(siteId), storeId) : undefined
  if (store === undefined) return refusal('store-not-found')
  const today = toBusinessDay(now, store)
  const day = asked ?? today
  const { from, until } = toDaySpan(day, store)
  const starts = await readStarts(database, { siteId, store })
  // A day that begins at noon has hours of two dates.
  const near = await listBooked(database, { siteId, storeId, from: addDays(day, -1), to: addDays(day, 1) })
  const timed = near
    .map((booking) => ({ booking, startsAt: starts(booking) }))
    .filter(({ startsAt }) => startsAt >= from && startsAt < until)
  return {
    day,
    from,
    until,
    today,
    todayUntil: toDaySpan(today, store).until,
    days: await countDays(database, { siteId, store, starts }, { from: today, days: daysCounted }),
    bookings: await toBoardBookings(database, { siteId, store }, timed),
  }
}
