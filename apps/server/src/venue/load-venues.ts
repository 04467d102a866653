import type { MenuId, SiteId, StoreId } from '@comanda/rules/ids'
import type { StationRoutes } from '@comanda/rules/kitchen/route-dish'
import type { Store } from '@comanda/rules/venue/store'
import type { Database } from '../database/database.ts'
import { readSnapshot } from '../database/read-snapshot.ts'
import { createSiteCache, type OnSiteChange, type SiteCache } from '../database/site-cache.ts'
import { readStationRoutes } from './station.repository.ts'
import { listLinkKeys, listStores, listWebMenus } from './store.repository.ts'
import type { LinkKey } from './table-link.ts'

export interface VenuesSnapshot {
  readonly stores: readonly Store[]
  readonly webMenus: ReadonlyMap<StoreId, MenuId>
  /** Signs the links of each store's tables; it never leaves the server. */
  readonly linkKeys: ReadonlyMap<StoreId, LinkKey>
  /** Which station cooks what; a store without stations has none. */
  readonly routes: ReadonlyMap<StoreId, StationRoutes>
}

export type VenuesCache = SiteCache<VenuesSnapshot>

export interface KeepsVenues {
  readonly venues: VenuesCache
}

export function createVenuesCache(database: Database, onChange: OnSiteChange): VenuesCache {
  return createSiteCache({ load: (siteId) => loadVenues(database, siteId), onChange })
}

export function loadVenues(database: Database, siteId: SiteId): Promise<VenuesSnapshot> {
  return readSnapshot(database, async (tx) => ({
    stores: await listStores(tx, siteId),
    webMenus: await listWebMenus(tx, siteId),
    linkKeys: await listLinkKeys(tx, siteId),
    routes: await readStationRoutes(tx, siteId),
  }))
}
