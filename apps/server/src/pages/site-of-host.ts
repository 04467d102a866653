import { isRefusal } from '@comanda/contract/refusals'
import { defaultLanguage } from '@comanda/rules/text/language'
import type { Store } from '@comanda/rules/venue/store'
import type { Website } from '@comanda/rules/website/website'
import type { CallInProcess, PageVisitor } from '../http/call-in-process.ts'
import { nowhere } from '../http/standing.ts'
import type { HostKeys } from '../session/site-key.repository.ts'
import { listPictureHosts } from './allow-pictures.ts'

/** The facts of the site that must be known before a page can be rendered. */
export interface HostSite {
  readonly keys: HostKeys
  readonly website: Website
  readonly stores: readonly Store[]
  /** The other hosts that its logo, its banners and its brands come from. */
  readonly pictureHosts: readonly string[]
}

export interface SitesOfHosts {
  find(host: string): Promise<HostSite | undefined>
  /** There are few hosts and changes are rare: forgetting all costs one read each. */
  forget(): void
}

const keptAtMost = 1_000
const keptMs = 30_000

/** A host's site, kept until it changes, and read again after half a minute without anybody waiting for it. */
export function createSitesOfHosts(options: {
  readonly findKeys: (host: string) => Promise<HostKeys | undefined>
  readonly call: CallInProcess
  readonly clock?: () => number
}): SitesOfHosts {
  const clock = options.clock ?? (() => performance.now())
  const kept = new Map<string, Kept>()

  function keep(host: string, site: Kept['site']): void {
    // Any host can be requested, so the memory is bounded.
    if (kept.size >= keptAtMost) kept.clear()
    kept.set(host, { until: clock() + keptMs, site, isKnown: false })
  }

  function begin(host: string): Kept['site'] {
    const site = readSite(options, host)
    keep(host, site)
    const entry = kept.get(host)
    site.then(
      (found) => {
        if (entry !== undefined) entry.isKnown = found !== undefined
      },
      () => kept.delete(host),
    )
    return site
  }

  /** What was known serves meanwhile, and for as long as the database says nothing. */
  function renew(host: string, old: Kept): Kept['site'] {
    old.until = clock() + keptMs
    readSite(options, host).then(
      (found) => {
        // Forgotten or read again meanwhile: this is older than what comes next.
        if (kept.get(host) === old)
          kept.set(host, { ...old, site: Promise.resolve(found), isKnown: found !== undefined })
      },
      () => {},
    )
    return old.site
  }

  return {
    find(host) {
      const found = kept.get(host)
      if (found === undefined) return begin(host)
      if (found.until > clock()) return found.site
      return found.isKnown ? renew(host, found) : begin(host)
    },
    forget: () => kept.clear(),
  }
}

interface Kept {
  until: number
  readonly site: Promise<HostSite | undefined>
  /** Read, and there. */
  isKnown: boolean
}

async function readSite(
  { findKeys, call }: Parameters<typeof createSitesOfHosts>[0],
  host: string,
): Promise<HostSite | undefined> {
  const keys = await findKeys(host)
  if (keys === undefined) return undefined
  const visitor: PageVisitor = { siteId: keys.siteId, language: defaultLanguage, session: null, standing: nowhere }
  const [website, stores, banners, brands] = await Promise.all([
    call('getWebsite', { id: keys.siteId }, visitor),
    call('getStores', {}, visitor),
    // A page whose banners cannot be read says so itself: the site is there all the same.
    call('getBanners', {}, visitor).catch(() => []),
    call('getBrands', {}, visitor).catch(() => []),
  ])
  if (isRefusal(website) || isRefusal(stores)) return undefined
  const shown = [
    ...[website.logo, website.favicon],
    ...(isRefusal(banners) ? [] : banners.map(({ picture }) => picture)),
    ...(isRefusal(brands) ? [] : brands.map(({ logo }) => logo)),
  ]
  return { keys, website, stores, pictureHosts: listPictureHosts(shown) }
}
