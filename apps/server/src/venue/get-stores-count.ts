import type { getStoresCount as row } from '@comanda/contract/calls/venue'
import type { Handler } from '../call/handler.ts'
import type { KeepsVenues } from './load-venues.ts'

export const getStoresCount: Handler<typeof row, KeepsVenues> = async (_request, { siteId, house }) =>
  (await house.venues.get(siteId)).stores.length
