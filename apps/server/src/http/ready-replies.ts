import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SiteId } from '@comanda/rules/ids'
import type { OnSiteChange } from '../database/site-cache.ts'

export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** A reply as bytes, compressed once for each way browsers ask for it. */
export interface ReadyReply {
  readonly plain: Buffer
  readonly compressed: Partial<Record<Encoding, Buffer>>
}

export interface ReadyReplies {
  find(siteId: SiteId, key: string): ReadyReply | undefined
  /** Called before the answer is worked out; if the site changes meanwhile, what is kept then is never found. */
  prepare(siteId: SiteId, key: string): (text: string) => Promise<ReadyReply>
}

/** Texts that visitors type make endless different replies; the oldest of a site go first. */
const keptPerSite = 200
const keptSites = 300
/** Below this, compressing costs more than it saves. */
const smallest = 1_024

/** What every visitor of a site is answered alike is written once and kept until the site changes. */
export function createReadyReplies(onSiteChange: OnSiteChange): ReadyReplies {
  let bySite = new Map<SiteId, Map<string, ReadyReply>>()
  onSiteChange((siteId) => {
    if (siteId === 'all') bySite = new Map()
    else bySite.delete(siteId)
  })

  function getSite(siteId: SiteId): Map<string, ReadyReply> {
    const kept = bySite.get(siteId) ?? new Map<string, ReadyReply>()
    bySite.delete(siteId)
    bySite.set(siteId, kept)
    removeOldest(bySite, keptSites)
    return kept
  }

  return {
    find: (siteId, key) => bySite.get(siteId)?.get(key),
    prepare(siteId, key) {
      // A change takes this map away, so a late answer is put where nobody looks any more.
      const kept = getSite(siteId)
      return async (text) => {
        const reply = await toReady(text)
        kept.set(key, reply)
        removeOldest(kept, keptPerSite)
        return reply
      }
    },
  }
}

async function toReady(text: string): Promise<ReadyReply> {
  const plain = Buffer.from(text)
  if (plain.length < smallest) return { plain, compressed: {} }
  const [br, gzipped] = await Promise.all([
    compressBr(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(plain),
  ])
  return { plain, compressed: { br, gzip: gzipped } }
}

const compressBr = promisify(brotliCompress)
const compressGzip = promisify(gzip)

function removeOldest<Key>(map: Map<Key, unknown>, limit: number): void {
  for (const key of map.keys()) {
    if (map.size <= limit) break
    map.delete(key)
  }
}
