import { get, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { type StaffBrowser, staffHeaders } from '../team/staff-browser.ts'

export type Board = Pick<StaffBrowser, 'cookies'>

export interface ToldBoard {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  /** As they came. */
  readonly bytes: Buffer
  readonly text: string
}

/** Asks over a socket as a board does that has these cookies: only what comes over the wire goes the short way. */
export function askBoard(
  address: string,
  { cookies }: Board,
  headers: Readonly<Record<string, string>> = {},
): Promise<ToldBoard> {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const { promise, resolve, reject } = Promise.withResolvers<ToldBoard>()
  const asked = { host: staffHeaders.host, cookie, 'accept-encoding': 'gzip', ...headers }
  get(address, { headers: asked }, async (reply) => {
    const bytes = Buffer.concat(await reply.toArray())
    const text = String(reply.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes)
    resolve({ status: reply.statusCode, headers: reply.headers, bytes, text })
  }).on('error', reject)
  return promise
}
