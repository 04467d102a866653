import type { getResourcesBooking as row } from '@comanda/contract/calls/resource'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { findStore } from './find-store.ts'
import type { KeepsVenues } from './load-venues.ts'

export const getResourcesBooking: Handler<typeof row, KeepsVenues> = async ({ storeId }, { siteId, house }) => {
  const store = findStore(await house.venues.get(siteId), storeId)
  if (store === undefined) return refusal('store-not-found')
  const zones = store.booking.enabled ? store.resources.filter(({ takesBookings }) => takesBookings) : []
  return zones.map(({ id, name }) => ({ resourceId: id, name }))
}
