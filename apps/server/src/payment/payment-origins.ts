import type { SiteId } from '@comanda/rules/ids'
import { toSiteOrigin } from '../customer/to-site-origin.ts'
import type { Database } from '../database/database.ts'
import { listHostsOfSite } from '../session/site-key.repository.ts'

/** Under which of a site's addresses a diner and a bank come back. */
export interface PaymentOrigins {
  find(siteId: SiteId, host: string): Promise<string>
}

/** On one's own machine every loopback name shows a site, and the browser's session belongs to the one it used. */
const loopback = /^(?:127\.0\.0\.1|\[::1\]|(?:[\w-]+\.)*localhost)(?::\d+)?$/i

export function createPaymentOrigins(database: Database, secure: boolean): PaymentOrigins {
  return {
    async find(siteId, host) {
      if (!secure && loopback.test(host)) return `http://${host}`
      return toSiteOrigin(host, await listHostsOfSite(database, siteId), secure)
    },
  }
}
