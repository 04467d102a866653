import type { SiteId } from '@comanda/rules/ids'
import type { OnSiteChange } from '../../database/site-cache.ts'
import { type ReadyBytes, sizeOf } from './ready-bytes.ts'

/** Answers that are the same for every visitor of a site, written once and kept until the site changes. */
export interface ByteCache<Kept extends ReadyBytes = ReadyBytes> {
  find(siteId: SiteId, key: string): Kept | undefined
  /** Called before the answer is computed; if the site changes meanwhile, the answer is not found later. */
  prepare(siteId: SiteId, key: string): (ready: Kept) => Kept
}

/** The bytes that all sites together may keep; texts that visitors type make endless different answers. */
export interface ByteLimits {
  readonly bytes: number
  readonly answers?: number
}

const usualLimits: ByteLimits = { bytes: 128 * 1024 * 1024 }
/** The cost of keeping an answer besides its bytes, roughly. */
const keptAround = 500

interface Entry<Kept> {
  readonly ready: Kept
  readonly ofSite: Map<string, Entry<Kept>>
  readonly key: string
  readonly size: number
}

export function createByteCache<Kept extends ReadyBytes = ReadyBytes>(
  onSiteChange: OnSiteChange,
  { bytes: mostBytes, answers: mostAnswers = Number.POSITIVE_INFINITY } = usualLimits,
): ByteCache<Kept> {
  const bySite = new Map<SiteId, Map<string, Entry<Kept>>>()
  // The answer not used for longest comes first.
  const order = new Set<Entry<Kept>>()
  let bytes = 0

  function remove(entry: Entry<Kept>): void {
    if (!order.delete(entry)) return
    bytes -= entry.size
    if (entry.ofSite.get(entry.key) === entry) entry.ofSite.delete(entry.key)
  }

  function forget(siteId: SiteId): void {
    for (const entry of bySite.get(siteId)?.values() ?? []) remove(entry)
    bySite.delete(siteId)
  }

  onSiteChange((siteId) => {
    for (const changed of siteId === 'all' ? [...bySite.keys()] : [siteId]) forget(changed)
  })

  return {
    find(siteId, key) {
      const entry = bySite.get(siteId)?.get(key)
      if (entry === undefined) return undefined
      order.delete(entry)
      order.add(entry)
      return entry.ready
    },
    prepare(siteId, key) {
      const ofSite = bySite.get(siteId) ?? new Map<string, Entry<Kept>>()
      bySite.set(siteId, ofSite)
      return (ready) => {
        // A change removes the site's map: a late answer is sent, but not kept.
        if (bySite.get(siteId) !== ofSite) return ready
        const former = ofSite.get(key)
        if (former !== undefined) remove(former)
        const entry = { ready, ofSite, key, size: sizeOf(ready) + key.length + keptAround }
        ofSite.set(key, entry)
        order.add(entry)
        bytes += entry.size
        for (const oldest of order) {
          if (bytes <= mostBytes && order.size <= mostAnswers) break
          remove(oldest)
        }
        return ready
      }
    },
  }
}
