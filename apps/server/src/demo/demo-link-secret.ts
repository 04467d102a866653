import type { SiteId } from '@comanda/rules/ids'

/** Signs the table links of a demo site, so that they can be told at start-up; real sites have a random one. */
export function toDemoLinkSecret(siteId: SiteId): string {
  return `demo-table-links-not-for-production-${siteId}`
}
