import type { getStoreMode as row } from '@comanda/contract/calls/venue'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import type { KeepsWebsites } from '../website/load-website.ts'
import { findStore } from './find-store.ts'
import type { KeepsVenues } from './load-venues.ts'

/** A store without a web menu of its own shows the site's (SITE-047). */
export const getStoreMode: Handler<typeof row, KeepsVenues & KeepsWebsites> = async (
  { storeId },
  { siteId, house },
) => {
  const snapshot = await house.venues.get(siteId)
  if (findStore(snapshot, storeId) === undefined) return refusal('store-not-found')
  return { menuId: snapshot.webMenus.get(storeId) ?? (await house.websites.get(siteId)).website.menuId }
}
