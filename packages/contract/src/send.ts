import type { Call } from './call.ts'

/** One call on its way out; `fetch`, an in-process injection or a test puts it through. */
export interface WireRequest {
  readonly method: Call['method']
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}
export interface WireReply {
  readonly status: number
  readonly body: unknown
}
export type Send = (request: WireRequest) => Promise<WireReply>

/** What is nothing is left out; everything else travels as text. */
export function toQuery(parameters: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`],
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
