import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SiteId } from '@comanda/rules/ids'
import type { OnSiteChange } from '../database/site-cache.ts'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import { sharedHeaders } from './security.ts'

/** A reply as bytes, compressed once for each way browsers ask for it. */
export interface ReadyReply {
  readonly plain: Buffer
  readonly compressed: Partial<Record<Encoding, Buffer>>
  /** Without the encoding, which makes it another representation and so another tag. */
  readonly hash: string
}

export interface ReadyReplies {
  find(siteId: SiteId, key: string): ReadyReply | undefined
  /** Called before the answer is worked out; if the site changes meanwhile, what is kept then is never found. */
  prepare(siteId: SiteId, key: string): (text: string) => Promise<ReadyReply>
}

/** What all sites together may keep; texts that visitors type make endless different replies. */
const keptBytes = 128 * 1024 * 1024
/** What keeping a reply costs beside its bytes, roughly. */
const keptAround = 500
/** Below this, compressing costs more than it saves. */
const smallest = 1_024

interface Kept {
  readonly reply: ReadyReply
  readonly ofSite: Map<string, Kept>
  readonly key: string
  readonly size: number
}

/** What every visitor of a site is answered alike is written once and kept until the site changes. */
export function createReadyReplies(onSiteChange: OnSiteChange, limit = keptBytes): ReadyReplies {
  const bySite = new Map<SiteId, Map<string, Kept>>()
  // The longest unasked for stands first.
  const order = new Set<Kept>()
  let bytes = 0

  function remove(kept: Kept): void {
    if (!order.delete(kept)) return
    bytes -= kept.size
    if (kept.ofSite.get(kept.key) === kept) kept.ofSite.delete(kept.key)
  }

  function forget(siteId: SiteId): void {
    for (const kept of bySite.get(siteId)?.values() ?? []) remove(kept)
    bySite.delete(siteId)
  }

  onSiteChange((siteId) => {
    for (const changed of siteId === 'all' ? [...bySite.keys()] : [siteId]) forget(changed)
  })

  return {
    find(siteId, key) {
      const kept = bySite.get(siteId)?.get(key)
      if (kept === undefined) return undefined
      order.delete(kept)
      order.add(kept)
      return kept.reply
    },
    prepare(siteId, key) {
      const ofSite = bySite.get(siteId) ?? new Map<string, Kept>()
      bySite.set(siteId, ofSite)
      return async (text) => {
        const reply = await toReady(text)
        // A change takes the site's map away: a late answer is sent, and not kept.
        if (bySite.get(siteId) !== ofSite) return reply
        const former = ofSite.get(key)
        if (former !== undefined) remove(former)
        const kept = { reply, ofSite, key, size: sizeOf(reply) + key.length + keptAround }
        ofSite.set(key, kept)
        order.add(kept)
        bytes += kept.size
        for (const oldest of order) {
          if (bytes <= limit) break
          remove(oldest)
        }
        return reply
      }
    },
  }
}

export interface ReadyAnswer {
  readonly status: 200 | 304
  readonly headers: Record<string, string>
  readonly body: Buffer | undefined
}

/** What to send to one who asks so: the bytes it can read, or nothing when it has them already. */
export function toAnswer({ plain, compressed, hash }: ReadyReply, asked: IncomingHttpHeaders): ReadyAnswer {
  const wanted = chooseEncoding(asked['accept-encoding'])
  const bytes = wanted === undefined ? undefined : compressed[wanted]
  const encoding = bytes === undefined ? undefined : wanted
  const etag = encoding === undefined ? `"${hash}"` : `"${hash}-${encoding}"`
  const headers: Record<string, string> = { ...sharedHeaders, etag }
  if (holds(asked['if-none-match'], etag)) return { status: 304, headers, body: undefined }
  if (encoding !== undefined) headers['content-encoding'] = encoding
  return { status: 200, headers, body: bytes ?? plain }
}

/** Whether `If-None-Match` names the tag. */
function holds(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}

function sizeOf({ plain, compressed }: ReadyReply): number {
  return [plain, ...Object.values(compressed)].reduce((sum, { length }) => sum + length, 0)
}

async function toReady(text: string): Promise<ReadyReply> {
  const plain = Buffer.from(text)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
  if (plain.length < smallest) return { plain, compressed: {}, hash }
  const [br, gzipped] = await Promise.all([
    compressBr(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(plain),
  ])
  return { plain, compressed: { br, gzip: gzipped }, hash }
}

const compressBr = promisify(brotliCompress)
const compressGzip = promisify(gzip)
