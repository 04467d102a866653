import type { Database } from '../database/database.ts'
import { readHost } from '../startup/host.ts'
import { findSiteByKey, findSiteKeysByHost, type HostKeys, type KnownSite } from './site-key.repository.ts'

export interface SiteDirectory {
  findByKey(publicKey: string): Promise<KnownSite | undefined>
  /** A host's own site; in a demo every other host shows the main one. */
  findByHost(host: string): Promise<HostKeys | undefined>
  forget(): void
}

export interface KeepsSites {
  readonly sites: SiteDirectory
}

const keptMs = 30_000
const keptAtMost = 10_000

/** Keys change rarely and every call needs one: kept for half a minute, and forgotten when a site changes. */
export function createSiteDirectory(options: {
  readonly database: Database
  readonly fallbackHost: string | null
  readonly clock?: () => number
}): SiteDirectory {
  const clock = options.clock ?? performance.now.bind(performance)
  const kept = new Map<string, { readonly until: number; readonly site: Promise<KnownSite | undefined> }>()

  return {
    findByKey(publicKey) {
      const found = kept.get(publicKey)
      if (found !== undefined && found.until > clock()) return found.site
      // Unknown keys are kept too, so that guessing them costs the database nothing; the size limits the memory.
      if (kept.size >= keptAtMost) kept.clear()
      const site = findSiteByKey(options.database, publicKey)
      kept.set(publicKey, { until: clock() + keptMs, site })
      site.catch(() => kept.delete(publicKey))
      return site
    },
    async findByHost(host) {
      const asked = readHost(host)
      if (asked === undefined) return undefined
      const found = await findSiteKeysByHost(options.database, asked.name)
      if (found !== undefined || options.fallbackHost === null) return found
      return findSiteKeysByHost(options.database, options.fallbackHost)
    },
    forget: () => kept.clear(),
  }
}
