import type { getStores as row } from '@comanda/contract/calls/venue'
import type { Handler } from '../call/handler.ts'
import type { VenuesCache } from './load-venues.ts'

export function createGetStores(venues: VenuesCache): Handler<typeof row> {
  return async (_request, { siteId }) => [...(await venues.get(siteId)).stores]
}
