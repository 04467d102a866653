import type { getNearestStore as row } from '@comanda/contract/calls/venue'
import { listServingStores } from '@comanda/rules/venue/delivery-area'
import type { Handler } from '../http/handler.ts'
import type { VenuesCache } from './load-venues.ts'

/** Nobody delivering there is an answer, not an error: the visitor is told and may type another address (SETUP-040). */
export function createGetNearestStore(venues: VenuesCache): Handler<typeof row> {
  return async ({ postalCode }, { siteId }) => {
    const list = listServingStores((await venues.get(siteId)).stores, postalCode)
    return { store: list[0] ?? null, list }
  }
}
