import { readHost } from '../startup/host.ts'

/** How browsers reach the server, if its operator said so: links back to it use that scheme and port. */
export interface KnowsPublicUrl {
  readonly publicUrl: string | null
}

/**
 * Where a mailed link leads. A request may name any host, so only the site's own hosts count; otherwise a stranger
 * could have a customer's link sent to their own host. A port is accepted only where the public address is not set.
 */
export function toSiteOrigin(asked: string, hosts: readonly string[], publicUrl: string | null): string {
  const { name, port } = readHost(asked) ?? { name: 'localhost', port: null }
  const own = hosts.includes(name) ? name : hosts[0]
  const origin = new URL(publicUrl ?? `http://${name}`)
  if (publicUrl === null) origin.port = port ?? ''
  origin.hostname = own ?? origin.hostname
  return origin.origin
}
