import type { CallContext } from '../call/context.ts'
import { readHost } from '../startup/host.ts'
import { listHostsOfSite } from './site-key.repository.ts'
import { type KnowsPublicUrl, toSiteOrigin } from './to-site-origin.ts'

/** On a developer's machine every loopback name shows a site, and the session belongs to the one that was used. */
const loopback = /^(?:127\.0\.0\.1|\[::1\]|(?:[\w-]+\.)*localhost)$/

/** The site's address for whoever is visiting it: diners and banks return to it. */
export async function findSiteOrigin(context: CallContext<KnowsPublicUrl>): Promise<string> {
  const { database, siteId, from, house } = context
  if (house.publicUrl === null && loopback.test(readHost(from.host)?.name ?? '')) return `http://${from.host}`
  return toSiteOrigin(from.host, await listHostsOfSite(database, siteId), house.publicUrl)
}
