import { isRefusal } from '@comanda/contract/refusals'
import { defaultLanguage } from '@comanda/rules/text/language'
import type { Store } from '@comanda/rules/venue/store'
import type { Website } from '@comanda/rules/website/website'
import type { CallInProcess, PageVisitor } from '../http/call-in-process.ts'
import { nowhere } from '../http/standing.ts'
import type { HostKeys } from '../session/site-key.repository.ts'

/** The facts of the site that must be known before a page can be rendered. */
export interface HostSite {
  readonly keys: HostKeys
  readonly website: Website
  readonly stores: readonly Store[]
}

export interface SitesOfHosts {
  find(host: string): Promise<HostSite | undefined>
  /** There are few hosts and changes are rare: forgetting all costs one read each. */
  forget(): void
}

const keptAtMost = 1_000
const keptMs = 30_000

/** A host's site, read once and kept for half a minute or until it changes. */
export function createSitesOfHosts(options: {
  readonly findKeys: (host: string) => Promise<HostKeys | undefined>
  readonly call: CallInProcess
  readonly clock?: () => number
}): SitesOfHosts {
  const clock = options.clock ?? (() => performance.now())
  const kept = new Map<string, { readonly until: number; readonly site: Promise<HostSite | undefined> }>()
  return {
    find(host) {
      const found = kept.get(host)
      if (found !== undefined && found.until > clock()) return found.site
      // Any host can be requested, so the memory is bounded.
      if (kept.size >= keptAtMost) kept.clear()
      const site = readSite(options, host)
      kept.set(host, { until: clock() + keptMs, site })
      site.catch(() => kept.delete(host))
      return site
    },
    forget: () => kept.clear(),
  }
}

async function readSite(
  { findKeys, call }: Parameters<typeof createSitesOfHosts>[0],
  host: string,
): Promise<HostSite | undefined> {
  const keys = await findKeys(host)
  if (keys === undefined) return undefined
  const visitor: PageVisitor = { siteId: keys.siteId, language: defaultLanguage, session: null, standing: nowhere }
  const [website, stores] = await Promise.all([
    call('getWebsite', { id: keys.siteId }, visitor),
    call('getStores', {}, visitor),
  ])
  if (isRefusal(website) || isRefusal(stores)) return undefined
  return { keys, website, stores }
}
