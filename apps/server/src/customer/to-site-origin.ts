import { readHost } from '../startup/host.ts'

/** How browsers reach the server, where its operator said so: links back to it have that scheme and port. */
export interface KnowsPublicUrl {
  readonly publicUrl: string | null
}

/**
 * Where a mailed link leads. A request may name any host, so only one of the site's own counts; else a stranger could
 * have a customer's link sent to a host of theirs. A port is believed only where nobody said how the server is reached.
 */
export function toSiteOrigin(asked: string, hosts: readonly string[], publicUrl: string | null): string {
  const { name, port } = readHost(asked) ?? { name: 'localhost', port: null }
  const own = hosts.includes(name) ? name : hosts[0]
  const origin = new URL(publicUrl ?? `http://${name}`)
  if (publicUrl === null) origin.port = port ?? ''
  origin.hostname = own ?? origin.hostname
  return origin.origin
}
