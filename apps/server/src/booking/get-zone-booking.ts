import type { getZoneBooking as row } from '@comanda/contract/calls/booking'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { listOfferedSittings, toOfferedSitting } from './list-offered-sittings.ts'

/** The sittings of one zone, for no particular day: none is complete. */
export const getZoneBooking: Handler<typeof row, KeepsVenues> = async (
  { resourceId },
  { database, siteId, language, house },
) => {
  const { stores } = await house.venues.get(siteId)
  const store = stores.find(({ resources }) => resources.some(({ id }) => id === resourceId))
  if (store === undefined) return refusal('resource-not-found')
  const sittings = await listOfferedSittings(database, siteId, store)
  return sittings
    .filter((sitting) => sitting.resourceId === resourceId)
    .map((sitting) => {
      const slots = sitting.slots.map(({ at }) => ({ at, completed: false }))
      return toOfferedSitting(sitting, slots, language)
    })
}
