import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SiteId } from '@comanda/rules/ids'

/** A page ready to be sent: its bytes in each encoding, and what goes into its headers. */
export interface ReadyPage {
  readonly etag: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
  /** Hashes of its inline styles, as the content policy writes them. */
  readonly styleHashes: readonly string[]
}

export interface PageCache {
  find(siteId: SiteId, key: string): ReadyPage | undefined
  /** Keeps what was rendered, unless the site changed while it was. */
  keep(siteId: SiteId, key: string, page: ReadyPage, sinceVersion: number): void
  version(siteId: SiteId): number
  forget(siteId: SiteId | 'all'): void
}

const mostBytes = 128 * 1024 * 1024

/** Bounded in pages and in bytes, however large a menu is and whatever visitors search for. */
export function createPageCache(keptAtMost = 500, keptBytes = mostBytes): PageCache {
  const pages = new Map<string, ReadyPage>()
  const versions = new Map<SiteId, number>()
  let everySite = 0
  let bytes = 0
  const version = (siteId: SiteId) => everySite + (versions.get(siteId) ?? 0)
  const remove = (key: string) => {
    const page = pages.get(key)
    if (page !== undefined) bytes -= sizeOf(page)
    pages.delete(key)
  }
  return {
    version,
    find(siteId, key) {
      const full = `${siteId} ${key}`
      const page = pages.get(full)
      if (page) {
        // The longest unused is the first to go.
        pages.delete(full)
        pages.set(full, page)
      }
      return page
    },
    keep(siteId, key, page, sinceVersion) {
      if (version(siteId) !== sinceVersion) return
      const full = `${siteId} ${key}`
      remove(full)
      pages.set(full, page)
      bytes += sizeOf(page)
      for (const oldest of pages.keys()) {
        if (pages.size <= keptAtMost && bytes <= keptBytes) break
        remove(oldest)
      }
    },
    forget(siteId) {
      if (siteId === 'all') {
        everySite++
        pages.clear()
        bytes = 0
        return
      }
      versions.set(siteId, (versions.get(siteId) ?? 0) + 1)
      for (const key of [...pages.keys()]) if (key.startsWith(`${siteId} `)) remove(key)
    },
  }
}

function sizeOf({ plain, br, gzip: gzipped }: ReadyPage): number {
  return plain.length + br.length + gzipped.length
}

const compressBr = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export async function toReadyPage(html: string, styles: readonly string[]): Promise<ReadyPage> {
  const plain = Buffer.from(html)
  const [br, gzipped] = await Promise.all([
    // Rendered once and sent often, yet the first visitor waits for it.
    compressBr(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(plain),
  ])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  return { etag, plain, br, gzip: gzipped, styleHashes: styles.map(hashStyle) }
}

function hashStyle(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}
