import type { SiteId } from '@comanda/rules/ids'

/** Signs the table links of a demo site, so that they can be printed at start-up; real sites have a random secret. */
export function toDemoLinkSecret(siteId: SiteId): string {
  return `demo-table-links-not-for-production-${siteId}`
}
