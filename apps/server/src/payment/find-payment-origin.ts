import type { CallContext } from '../call/context.ts'
import { type KnowsPublicUrl, toSiteOrigin } from '../customer/to-site-origin.ts'
import { listHostsOfSite } from '../session/site-key.repository.ts'
import { readHost } from '../startup/host.ts'

/** On a developer's machine every loopback name shows a site, and the session belongs to the one that was used. */
const loopback = /^(?:127\.0\.0\.1|\[::1\]|(?:[\w-]+\.)*localhost)$/

/** The site's address to which a diner and a bank return. */
export async function findPaymentOrigin(context: CallContext<KnowsPublicUrl>): Promise<string> {
  const { database, siteId, from, house } = context
  if (house.publicUrl === null && loopback.test(readHost(from.host)?.name ?? '')) return `http://${from.host}`
  return toSiteOrigin(from.host, await listHostsOfSite(database, siteId), house.publicUrl)
}
