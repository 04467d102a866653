import type { SiteId } from '@comanda/rules/ids'
import type { Store } from '@comanda/rules/venue/store'
import type { Website } from '@comanda/rules/website/website'
import type { CatalogueCache, CatalogueSnapshot } from '../catalogue/load-catalogue.ts'
import type { VenuesCache, VenuesSnapshot } from '../venue/load-venues.ts'
import type { WebsiteCache } from '../website/load-website.ts'

/** Where a site's menu, stores and settings are kept. */
export interface OfferCaches {
  readonly catalogues: CatalogueCache
  readonly venues: VenuesCache
  readonly websites: WebsiteCache
}

/** All a site offers, as it stands now. */
export interface SiteOffer {
  readonly website: Website
  readonly stores: readonly Store[]
  readonly linkKeys: VenuesSnapshot['linkKeys']
  readonly catalogue: CatalogueSnapshot
}

/** Read before a transaction opens: filling a cache inside one would wait for a second connection. */
export async function readOffer({ catalogues, venues, websites }: OfferCaches, siteId: SiteId): Promise<SiteOffer> {
  const [catalogue, { stores, linkKeys }, { website }] = await Promise.all([
    catalogues.get(siteId),
    venues.get(siteId),
    websites.get(siteId),
  ])
  return { catalogue, stores, linkKeys, website }
}
