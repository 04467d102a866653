import type { getNearestStore as row } from '@comanda/contract/calls/venue'
import { listServingStores } from '@comanda/rules/venue/delivery-area'
import type { Location, Store } from '@comanda/rules/venue/store'
import type { Handler } from '../call/handler.ts'
import type { KeepsVenues } from './load-venues.ts'

/** That no store delivers there is an answer, no error: the visitor is told and may type another one (SETUP-040). */
export const getNearestStore: Handler<typeof row, KeepsVenues> = async ({ postalCode }, { siteId, house }) => {
  const { stores } = await house.venues.get(siteId)
  const list = listServingStores(stores, postalCode, findPlace(stores, postalCode))
  return { store: list[0] ?? null, list }
}

/** Addresses are not looked up on a map; a store with the same postal code is the best approximation. */
function findPlace(stores: readonly Store[], postalCode: string): Location | null {
  return stores.find(({ address }) => address.postalCode === postalCode.trim())?.location ?? null
}
