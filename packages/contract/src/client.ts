import { z } from 'zod'
import { type Call, isReplayed, type ReplyOf, type RequestOf, splitRequest, travelsInQuery } from './call.ts'
import { type SiteKeys, startup } from './calls/start.ts'
import { type Sender, writeEnvelope } from './envelope.ts'
import { readReply } from './read-reply.ts'
import type { ToldRefusal } from './refusals.ts'
import { type Send, toQuery, type WireRequest } from './send.ts'

export interface Client {
  /** Makes one call. The caller imports its row, so that a page carries only the codecs it uses. */
  call<Row extends Call>(row: Row, request: RequestOf<Row>, options?: CallOptions): Promise<ReplyOf<Row> | ToldRefusal>
  /** The signed address of a read, for what fetches by itself, such as an `EventSource`. */
  address<Row extends Call>(row: Row, request: RequestOf<Row>): string
}

export interface CallOptions {
  /** The key of an earlier try of the same write: whatever arrives twice is then done once. */
  readonly key?: string
}

export interface ClientOptions extends Sender {
  readonly send: Send
  /** The device's clock in milliseconds; the client corrects it by the server's. */
  readonly clock: () => number
  /** A fresh random text for each write. */
  readonly newKey: () => string
}

export function createClient(options: ClientOptions): Client {
  const { send, keys, clock, newKey } = options
  let clockError = keys.time - clock()

  function write(row: Call, wire: object, key: string | null): WireRequest {
    const envelope = row.caller === 'anyone' ? {} : writeEnvelope(options, row, clock() + clockError)
    return toWireRequest(row, wire, { apiUrl: keys.apiUrl, envelope, key })
  }

  return {
    async call(row, request, { key = isReplayed(row) ? newKey() : null } = {}) {
      const wire = z.encode(row.request, request) as object
      const put = async () => readReply(row, await send(write(row, wire, key)))
      const first = await put()
      const serverTime = findServerTime(first)
      if (serverTime === undefined) return first
      // A phone with a wrong clock: the server said its own time, so sign once more with that.
      clockError = serverTime - clock()
      return put()
    },
    address: (row, request) => write(row, z.encode(row.request, request) as object, null).url,
  }
}

/** The first call of all, on a host and without an envelope: it tells the keys every other call is signed with. */
export async function askSiteKeys(send: Send, apiUrl: string, host: string): Promise<SiteKeys> {
  const request = toWireRequest(startup, { url: host, token: '' }, { apiUrl, envelope: {}, key: null })
  const keys = readReply(startup, await send(request))
  if ('refused' in keys) throw new Error(keys.message)
  return keys
}

interface Carriage {
  readonly apiUrl: string
  readonly envelope: Readonly<Record<string, unknown>>
  readonly key: string | null
}

function toWireRequest(row: Call, wire: object, { apiUrl, envelope, key }: Carriage): WireRequest {
  const inQuery = travelsInQuery(row)
  const split = inQuery ? { query: leaveOutNothing(wire), body: null } : splitRequest(row, wire)
  return {
    method: row.method,
    url: `${apiUrl}${row.path}${toQuery({ ...envelope, ...split.query })}`,
    headers: {
      accept: 'application/json',
      ...(inQuery ? {} : { 'content-type': 'application/json' }),
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    body: split.body && JSON.stringify(split.body),
  }
}

/** A parameter a request leaves open must not hide what the envelope says of the same name. */
function leaveOutNothing(wire: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== null))
}

function findServerTime(reply: unknown): number | undefined {
  const told = reply as Partial<ToldRefusal> | null
  const time = told?.refused === 'envelope-stale-time' ? Number(told.details?.time) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}
