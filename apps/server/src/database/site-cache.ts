import type { SiteId } from '@comanda/rules/ids'

/** Tells which site changed; `all` when messages may have been missed and any site may have. */
export type OnSiteChange = (listener: (siteId: SiteId | 'all') => void) => void

/** Data that is read often and changes seldom, kept per site until somebody changes it. */
export interface SiteCache<Kept> {
  readonly get: (siteId: SiteId) => Promise<Kept>
}

/** Memory stays bounded with any number of sites; those not used for longest go first. */
const keptAtMost = 300

export function createSiteCache<Kept>(options: {
  readonly load: (siteId: SiteId) => Promise<Kept>
  readonly onChange: OnSiteChange
  /** Whether what was kept has become untrue by the clock alone. */
  readonly isOver?: (kept: Kept) => boolean
}): SiteCache<Kept> {
  const kept = new Map<SiteId, Promise<Kept>>()
  options.onChange((siteId) => {
    // What is being loaded now is dropped too: it may have been read before the change.
    if (siteId === 'all') kept.clear()
    else kept.delete(siteId)
  })

  function load(siteId: SiteId): Promise<Kept> {
    // A query of Drizzle is asked again by everybody who waits for it.
    const loading = Promise.resolve(options.load(siteId))
    loading.catch(() => {
      if (kept.get(siteId) === loading) kept.delete(siteId)
    })
    return loading
  }

  function get(siteId: SiteId): Promise<Kept> {
    const found = kept.get(siteId) ?? load(siteId)
    kept.delete(siteId)
    kept.set(siteId, found)
    const [oldest] = kept.keys()
    if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest)
    return found
  }

  const { isOver } = options
  if (isOver === undefined) return { get }
  return {
    async get(siteId) {
      const asked = get(siteId)
      const found = await asked
      if (!isOver(found)) return found
      if (kept.get(siteId) === asked) kept.delete(siteId)
      return get(siteId)
    },
  }
}
