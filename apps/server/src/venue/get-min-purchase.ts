import type { getMinPurchase as row } from '@comanda/contract/calls/venue'
import { refusal } from '@comanda/contract/refusals'
import { zero } from '@comanda/rules/money/cents'
import { findMinimumOrder, findZone, listServingStores } from '@comanda/rules/venue/delivery-area'
import type { Handler } from '../call/handler.ts'
import { findStore } from './find-store.ts'
import type { KeepsVenues } from './load-venues.ts'

/** The minimum of a delivery is that of its zone; an address outside every zone has none, so it is refused. */
export const getMinPurchase: Handler<typeof row, KeepsVenues> = async (
  { mode, storeId, postalCode },
  { siteId, house },
) => {
  const snapshot = await house.venues.get(siteId)
  const store = storeId === null ? listServingStores(snapshot.stores, postalCode)[0] : findStore(snapshot, storeId)
  if (storeId !== null && store === undefined) return refusal('store-not-found')
  if (mode === 'pickup') return { minimum: zero }
  if (store === undefined || findZone(store, postalCode) === undefined) return refusal('address-not-served')
  return { minimum: findMinimumOrder(store, mode, postalCode) }
}
