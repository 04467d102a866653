import type { SiteId } from '@comanda/rules/ids'
import type { Banner, Brand, ContentPage, SocialLink, Website } from '@comanda/rules/website/website'
import type { Database } from '../database/database.ts'
import { readSnapshot } from '../database/read-snapshot.ts'
import { createSiteCache, type OnSiteChange, type SiteCache } from '../database/site-cache.ts'
import {
  findGeneralPriceList,
  findWebsite,
  type GeneralPriceList,
  listBanners,
  listBrands,
  listPages,
  listSocialLinks,
} from './website.repository.ts'

/** A site's settings and its own texts. */
export interface WebsiteSnapshot {
  readonly website: Website
  readonly brands: readonly Brand[]
  readonly pages: readonly ContentPage[]
  readonly banners: readonly Banner[]
  readonly socialLinks: readonly SocialLink[]
  readonly generalPriceList: GeneralPriceList
}

export type WebsiteCache = SiteCache<WebsiteSnapshot>

export interface KeepsWebsites {
  readonly websites: WebsiteCache
}

export function createWebsiteCache(database: Database, onChange: OnSiteChange): WebsiteCache {
  return createSiteCache({ load: (siteId) => loadWebsite(database, siteId), onChange })
}

export function loadWebsite(database: Database, siteId: SiteId): Promise<WebsiteSnapshot> {
  return readSnapshot(database, async (tx) => {
    const website = await findWebsite(tx, siteId)
    const generalPriceList = await findGeneralPriceList(tx, siteId)
    if (website === undefined || generalPriceList === undefined) throw new Error(`site ${siteId} is not set up`)
    return {
      website,
      generalPriceList,
      brands: await listBrands(tx, siteId),
      pages: await listPages(tx, siteId),
      banners: await listBanners(tx, siteId),
      socialLinks: await listSocialLinks(tx, siteId),
    }
  })
}
