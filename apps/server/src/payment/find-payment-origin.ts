import type { CallContext } from '../call/context.ts'
import { type KnowsPublicUrl, toSiteOrigin } from '../customer/to-site-origin.ts'
import { listHostsOfSite } from '../session/site-key.repository.ts'
import { readHost } from '../startup/host.ts'

/** On one's own machine every loopback name shows a site, and the browser's session belongs to the one it used. */
const loopback = /^(?:127\.0\.0\.1|\[::1\]|(?:[\w-]+\.)*localhost)$/

/** Under which of the site's addresses a diner and a bank come back. */
export async function findPaymentOrigin(context: CallContext<KnowsPublicUrl>): Promise<string> {
  const { database, siteId, from, house } = context
  if (house.publicUrl === null && loopback.test(readHost(from.host)?.name ?? '')) return `http://${from.host}`
  return toSiteOrigin(from.host, await listHostsOfSite(database, siteId), house.publicUrl)
}
