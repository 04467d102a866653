import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib'
import { type Encoding, listEncodings } from './accept-encoding.ts'

/** An answer as bytes, compressed once for each encoding in which it is sent. */
export interface ReadyBytes {
  readonly plain: Buffer
  readonly compressed: Partial<Record<Encoding, Buffer>>
  readonly hash: string
}

/** Smaller answers cost more to compress than it saves. */
const smallest = 1_024

const compressBr = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export async function toReadyBytes(text: string): Promise<ReadyBytes> {
  const plain = Buffer.from(text)
  const hash = toTag(plain)
  if (plain.length < smallest) return { plain, compressed: {}, hash }
  const [br, gzipped] = await Promise.all([
    // Compressed once and sent often, but the first visitor waits for it.
    compressBr(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(plain),
  ])
  return { plain, compressed: { br, gzip: gzipped }, hash }
}

/** As small as the usual level makes a board, whose tickets say much alike, in half the time. */
const quickLevel = 3

/**
 * For an answer that lasts for seconds. It is compressed at once and for the one encoding that every browser reads: a
 * thread that is woken for part of a millisecond costs more than that. What says the same as before stays what it was.
 */
export function toPassingBytes(text: string, before?: ReadyBytes): ReadyBytes {
  const plain = Buffer.from(text)
  if (before?.plain.equals(plain)) return before
  const compressed = plain.length < smallest ? {} : { gzip: gzipSync(plain, { level: quickLevel }) }
  return { plain, compressed, hash: toTag(plain) }
}

function toTag(plain: Buffer): string {
  return createHash('sha256').update(plain).digest('base64url').slice(0, 27)
}

export function sizeOf({ plain, compressed }: ReadyBytes): number {
  return [plain, ...Object.values(compressed)].reduce((sum, { length }) => sum + length, 0)
}

export interface ReadyAnswer {
  readonly status: 200 | 304
  readonly headers: Record<string, string>
  readonly body: Buffer | undefined
}

export interface AnswerManner {
  /** The headers of the answer, whoever asks. */
  readonly headers: Readonly<Record<string, string>>
  /** Whether each encoding has its own tag, or all have the tag of the text. */
  readonly tag: 'of-encoding' | 'of-text'
}

/** The answer to send: the bytes that the caller can read, or nothing when it already has them. */
export function toAnswer(
  { plain, compressed, hash }: ReadyBytes,
  asked: IncomingHttpHeaders,
  { headers: along, tag }: AnswerManner,
): ReadyAnswer {
  const encoding = listEncodings(asked['accept-encoding']).find((name) => compressed[name] !== undefined)
  const etag = encoding === undefined || tag === 'of-text' ? `"${hash}"` : `"${hash}-${encoding}"`
  const headers: Record<string, string> = { ...along, etag }
  if (holds(asked['if-none-match'], etag)) return { status: 304, headers, body: undefined }
  if (encoding !== undefined) headers['content-encoding'] = encoding
  return { status: 200, headers, body: (encoding && compressed[encoding]) ?? plain }
}

/** Whether `If-None-Match` names the tag. */
function holds(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}
