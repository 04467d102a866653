import type { SiteId } from '@comanda/rules/ids'
import type { Store } from '@comanda/rules/venue/store'
import type { Website } from '@comanda/rules/website/website'
import type { CatalogueSnapshot, KeepsCatalogues } from '../catalogue/load-catalogue.ts'
import type { KeepsVenues, VenuesSnapshot } from '../venue/load-venues.ts'
import type { KeepsWebsites } from '../website/load-website.ts'

/** The caches of a site's menu, stores and settings. */
export interface KeepsOffers extends KeepsCatalogues, KeepsVenues, KeepsWebsites {}

/** Everything a site offers now. */
export interface SiteOffer {
  readonly website: Website
  readonly stores: readonly Store[]
  readonly linkKeys: VenuesSnapshot['linkKeys']
  readonly routes: VenuesSnapshot['routes']
  readonly catalogue: CatalogueSnapshot
}

/** Read before a transaction opens: filling a cache inside one would wait for a second connection. */
export async function readOffer({ catalogues, venues, websites }: KeepsOffers, siteId: SiteId): Promise<SiteOffer> {
  const [catalogue, { stores, linkKeys, routes }, { website }] = await Promise.all([
    catalogues.get(siteId),
    venues.get(siteId),
    websites.get(siteId),
  ])
  return { catalogue, stores, linkKeys, routes, website }
}
