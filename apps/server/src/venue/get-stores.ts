import type { getStores as row } from '@comanda/contract/calls/venue'
import type { Handler } from '../call/handler.ts'
import type { KeepsVenues } from './load-venues.ts'

export const getStores: Handler<typeof row, KeepsVenues> = async (_request, { siteId, house }) => [
  ...(await house.venues.get(siteId)).stores,
]
