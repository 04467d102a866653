import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'

/** An answer as bytes, compressed once for each encoding that browsers accept. */
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
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
  if (plain.length < smallest) return { plain, compressed: {}, hash }
  const [br, gzipped] = await Promise.all([
    // Compressed once and sent often, but the first visitor waits for it.
    compressBr(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(plain),
  ])
  return { plain, compressed: { br, gzip: gzipped }, hash }
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

/** What to send: the bytes that the caller can read, or nothing when it already has them. */
export function toAnswer(
  { plain, compressed, hash }: ReadyBytes,
  asked: IncomingHttpHeaders,
  { headers: along, tag }: AnswerManner,
): ReadyAnswer {
  const wanted = chooseEncoding(asked['accept-encoding'])
  const bytes = wanted === undefined ? undefined : compressed[wanted]
  const encoding = bytes === undefined ? undefined : wanted
  const etag = encoding === undefined || tag === 'of-text' ? `"${hash}"` : `"${hash}-${encoding}"`
  const headers: Record<string, string> = { ...along, etag }
  if (holds(asked['if-none-match'], etag)) return { status: 304, headers, body: undefined }
  if (encoding !== undefined) headers['content-encoding'] = encoding
  return { status: 200, headers, body: bytes ?? plain }
}

/** Whether `If-None-Match` names the tag. */
function holds(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}
