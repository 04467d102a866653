/** Whether browsers reach the server over TLS: links back to it say so. */
export interface KnowsTls {
  readonly secure: boolean
}

/**
 * Where a mailed link leads. A request may name any host, so only one of the site's own counts; else a stranger could
 * have a customer's link sent to a host of theirs. A port is believed where there is no TLS: on one's own machine.
 */
export function toSiteOrigin(asked: string, hosts: readonly string[], secure: boolean): string {
  const [name = '', port] = asked.toLowerCase().split(':')
  const host = hosts.includes(name) ? name : (hosts[0] ?? name)
  return `${secure ? 'https' : 'http'}://${host}${!secure && port ? `:${port}` : ''}`
}
