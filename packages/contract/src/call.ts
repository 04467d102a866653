import type { z } from 'zod/mini'

/**
 * The callers who may make a call. Every row must say it; the type has no default, so a row without it fails the build.
 * anyone: no envelope · site: a valid envelope · visitor: envelope and session · customer: a logged-in session ·
 * staff: the venue's staff.
 */
export const callers = ['anyone', 'site', 'visitor', 'customer', 'staff'] as const
export type Caller = (typeof callers)[number]

/** One row of the catalogue. Schemas are codecs: wire on the outside, domain on the inside. */
export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Who extends Caller = Caller,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  readonly caller: Who
  /** The requirements that this row fulfils. */
  readonly requirements: readonly string[]
  readonly summary: string
  /** The query of a GET or DELETE, the body of a POST or PUT unless the row says otherwise. */
  readonly request: Request
  readonly parametersIn?: 'query'
  /** Members of a body's request that the documents nevertheless put into the query, such as `?id`. */
  readonly alsoInQuery?: readonly string[]
  /** Whether a repeat with the same `Idempotency-Key` gets the first answer; a write does unless its row says no. */
  readonly repeats?: 'replayed' | 'done-again'
  /**
   * It commits what it is about to do before it asks a bank, so it cannot be one transaction with its answer: its key
   * is held beside it.
   */
  readonly asksBank?: true
  /** All that it does is in its transaction: it may begin while its key is looked up, and is taken back if it must not. */
  readonly startsAtOnce?: true
  /** The only call that names the site in its own parameter, so its envelope does not name it too (API-008). */
  readonly namesSiteItself?: true
  /** Answered with server-sent events, each one a reply, until either side disconnects. */
  readonly streams?: true
  /** The same question gets the same answer for every visitor until the site changes: the bytes may be cached. */
  readonly shared?: true
  readonly reply: Reply
}

export type RequestOf<C extends Call> = z.output<C['request']>
export type ReplyOf<C extends Call> = z.output<C['reply']>

// @__NO_SIDE_EFFECTS__
export function call<Request extends z.ZodMiniType, Reply extends z.ZodMiniType, Who extends Caller>(
  row: Call<Request, Reply, Who>,
): Call<Request, Reply, Who> {
  return row
}

/** A repeated write gets its first answer by its key; reads need no key. */
export function isReplayed({ method, repeats }: Pick<Call, 'method' | 'repeats'>): boolean {
  return (repeats ?? (method === 'GET' ? 'done-again' : 'replayed')) === 'replayed'
}

/** Whether the request of a row is sent in the query and not in the body. */
export function travelsInQuery({ method, parametersIn }: Pick<Call, 'method' | 'parametersIn'>): boolean {
  return parametersIn === 'query' || method === 'GET' || method === 'DELETE'
}

interface SplitRequest {
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
}

/** Which members of a body's request go where. */
export function splitRequest({ alsoInQuery = [] }: Pick<Call, 'alsoInQuery'>, wire: object): SplitRequest {
  const members = Object.entries(wire)
  const isInQuery = ([name]: [string, unknown]) => alsoInQuery.includes(name)
  return {
    query: Object.fromEntries(members.filter(isInQuery)),
    body: Object.fromEntries(members.filter((member) => !isInQuery(member))),
  }
}
