import type { getStoreMode as row } from '@comanda/contract/calls/venue'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import type { WebsiteCache } from '../website/load-website.ts'
import { findStore } from './find-store.ts'
import type { VenuesCache } from './load-venues.ts'

/** A store without a web menu of its own shows the site's (SITE-047). */
export function createGetStoreMode(venues: VenuesCache, websites: WebsiteCache): Handler<typeof row> {
  return async ({ storeId }, { siteId }) => {
    const snapshot = await venues.get(siteId)
    if (findStore(snapshot, storeId) === undefined) return refusal('store-not-found')
    return { menuId: snapshot.webMenus.get(storeId) ?? (await websites.get(siteId)).website.menuId }
  }
}
