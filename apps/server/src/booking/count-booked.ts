import type { countBooked as row } from '@comanda/contract/calls/staff/book'
import { refusal } from '@comanda/contract/refusals'
import { isInReach } from '@comanda/rules/team/check-access'
import { addDays } from '@comanda/rules/time/iso-date'
import { toBusinessDay } from '@comanda/rules/venue/business-day'
import type { StaffReader } from '../call/staff-handler.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { listBooked, notComing } from './book.repository.ts'
import { readStarts } from './time-bookings.ts'

/** Today's bookings in four figures, for a start page. */
export const countBooked: StaffReader<typeof row, KeepsVenues> = async ({ storeId }, context) => {
  const { database, siteId, stores, now, house } = context
  const store = isInReach(stores, storeId) ? findStore(await house.venues.get(siteId), storeId) : undefined
  if (store === undefined) return refusal('store-not-found')
  const day = toBusinessDay(now, store)
  const starts = await readStarts(database, { siteId, store })
  const near = await listBooked(database, { siteId, storeId, from: addDays(day, -1), to: addDays(day, 1) })
  const standing = near
    .map(({ state, party, ...hour }) => ({ state, party, startsAt: starts(hour) }))
    .filter(({ state }) => !notComing.some((gone) => gone === state))
    .filter(({ startsAt }) => toBusinessDay(startsAt, store) === day)
  const awaited = standing.filter(({ state }) => state === 'confirmed').map(({ startsAt }) => startsAt)
  return {
    day,
    bookings: standing.length,
    people: standing.reduce((sum, { party }) => sum + party, 0),
    awaited: awaited.length,
    nextAt: awaited.toSorted((one, other) => one - other)[0] ?? null,
  }
}
