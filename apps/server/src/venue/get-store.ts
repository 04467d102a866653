import type { getStore as row } from '@comanda/contract/calls/venue'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { findStore } from './find-store.ts'
import type { VenuesCache } from './load-venues.ts'

export function createGetStore(venues: VenuesCache): Handler<typeof row> {
  return async ({ storeId }, { siteId }) => findStore(await venues.get(siteId), storeId) ?? refusal('store-not-found')
}
