import type { getStore as row } from '@comanda/contract/calls/venue'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { findStore } from './find-store.ts'
import type { KeepsVenues } from './load-venues.ts'

export const getStore: Handler<typeof row, KeepsVenues> = async ({ storeId }, { siteId, house }) =>
  findStore(await house.venues.get(siteId), storeId) ?? refusal('store-not-found')
