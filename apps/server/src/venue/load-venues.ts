import type { MenuId, SiteId, StoreId } from '@comanda/rules/ids'
import type { StationRoutes } from '@comanda/rules/kitchen/route-dish'
import type { Instant } from '@comanda/rules/time/calendar'
import { type Rush, withRush } from '@comanda/rules/venue/rush'
import type { Store } from '@comanda/rules/venue/store'
import type { Database } from '../database/database.ts'
import { readSnapshot } from '../database/read-snapshot.ts'
import { createSiteCache, type OnSiteChange, type SiteCache } from '../database/site-cache.ts'
import { readRushes } from './rush.repository.ts'
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
  /** Which stores have too much to do, and until when. */
  readonly rushes: ReadonlyMap<StoreId, Rush>
}

export type VenuesCache = SiteCache<VenuesSnapshot>

export interface KeepsVenues {
  readonly venues: VenuesCache
}

interface VenuesCacheOptions {
  readonly onChange: OnSiteChange
  readonly now: () => Instant
  /** Tells every cache of this process that something of the site is no longer true. */
  readonly tellChange: (siteId: SiteId) => void
}

/** A rush ends by the clock: kept stores are not used beyond its end, and pages kept as bytes go then too. */
export function createVenuesCache(database: Database, { onChange, now, tellChange }: VenuesCacheOptions): VenuesCache {
  return createSiteCache({
    onChange,
    isOver: ({ rushes }) => [...rushes.values()].some(({ endsAt }) => endsAt <= now()),
    async load(siteId) {
      const snapshot = await loadVenues(database, siteId)
      const rushes = new Map([...snapshot.rushes].filter(([, { endsAt }]) => endsAt > now()))
      for (const { endsAt } of rushes.values()) setTimeout(() => tellChange(siteId), endsAt - now()).unref()
      const stores = snapshot.stores.map((store) => {
        const rush = rushes.get(store.id)
        return rush === undefined ? store : withRush(store, rush)
      })
      return { ...snapshot, stores, rushes }
    },
  })
}

/** As the venue has set itself up, whatever it asks for in a rush. */
export function loadVenues(database: Database, siteId: SiteId): Promise<VenuesSnapshot> {
  return readSnapshot(database, async (tx) => ({
    stores: await listStores(tx, siteId),
    webMenus: await listWebMenus(tx, siteId),
    linkKeys: await listLinkKeys(tx, siteId),
    routes: await readStationRoutes(tx, siteId),
    rushes: await readRushes(tx, siteId),
  }))
}
