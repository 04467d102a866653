import type { Call } from './call.ts'

/** One call to be sent, by `fetch`, by an in-process injection or by a test. */
export interface WireRequest {
  readonly method: Call['method']
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}
export interface WireReply {
  readonly status: number
  readonly body: unknown
  /** By which the server knows what the caller has already, where the sender reads it. */
  readonly tag?: string | null
}
export type Send = (request: WireRequest) => Promise<WireReply>

/** Null and undefined are left out; everything else is sent as text. */
export function toQuery(parameters: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`],
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
