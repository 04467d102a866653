import type { startup as row } from '@comanda/contract/calls/start'
import { refusal } from '@comanda/contract/refusals'
import type { OpenHandler } from '../call/handler.ts'
import type { SiteDirectory } from './site-directory.ts'

/** The token it is asked with opens nothing: all it answers is public (OPEN-079). */
export function createStartup(sites: SiteDirectory, apiUrl: string): OpenHandler<typeof row> {
  return async ({ url }, { now }) => {
    const keys = await sites.findByHost(url)
    if (keys === undefined) return refusal('site-not-found')
    return { apiUrl, siteId: keys.siteId, publicKey: keys.publicKey, password: keys.password, time: now }
  }
}
