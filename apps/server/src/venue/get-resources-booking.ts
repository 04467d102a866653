import type { getResourcesBooking as row } from '@comanda/contract/calls/venue'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { findStore } from './find-store.ts'
import type { VenuesCache } from './load-venues.ts'

export function createGetResourcesBooking(venues: VenuesCache): Handler<typeof row> {
  return async ({ storeId }, { siteId }) => {
    const store = findStore(await venues.get(siteId), storeId)
    if (store === undefined) return refusal('store-not-found')
    const zones = store.booking.enabled ? store.resources.filter(({ takesBookings }) => takesBookings) : []
    return zones.map(({ id, name }) => ({ resourceId: id, name }))
  }
}
