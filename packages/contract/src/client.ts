import { z } from 'zod/mini'
import { type Call, isReplayed, type ReplyOf, type RequestOf } from './call.ts'
import { type Sender, writeEnvelope } from './envelope.ts'
import { readReply } from './read-reply.ts'
import { isRefusal, type ToldRefusal } from './refusals.ts'
import type { Send, WireRequest } from './send.ts'
import { toWireRequest } from './to-wire-request.ts'

export interface Client {
  /** Makes one call. The caller imports its row, so that a page loads only the codecs it uses. */
  call<Row extends Call>(row: Row, request: RequestOf<Row>, options?: CallOptions): Promise<ReplyOf<Row> | ToldRefusal>
  /**
   * The signed address of a read, for what fetches by itself, such as an `EventSource`. It keeps fetching after the
   * session was replaced, so the address has no session: the browser's cookie identifies it.
   */
  address<Row extends Call>(row: Row, request: RequestOf<Row>): string
}

export interface CallOptions {
  /** The key of an earlier try of the same write, so that a write that arrives twice is done once. */
  readonly key?: string
}

export interface ClientOptions extends Sender {
  readonly send: Send
  /** The server's clock in milliseconds, from start-up; a call that is refused as too old corrects it once more. */
  readonly clock: () => number
  /** Told the server's time when a call was refused as too old, so that the next clients sign with it too. */
  readonly setClock?: (serverTime: number) => void
  /** A new random text for each write. */
  readonly newKey: () => string
}

export function createClient(options: ClientOptions): Client {
  const { send, keys, clock, setClock, newKey, session } = options
  let clockError = 0

  function write(row: Call, wire: object, { session, key }: Writing): WireRequest {
    const envelope = row.caller === 'anyone' ? {} : writeEnvelope({ ...options, session }, row, clock() + clockError)
    return toWireRequest(row, wire, { apiUrl: keys.apiUrl, envelope, key })
  }

  return {
    async call(row, request, { key = isReplayed(row) ? newKey() : null } = {}) {
      const wire = z.encode(row.request, request) as object
      const put = async () => readReply(row, await send(write(row, wire, { session, key })))
      const first = await put()
      const serverTime = findServerTime(first)
      if (serverTime === undefined) return first
      // The phone's clock is wrong: the server sent its own time, so the call is signed once more with that.
      setClock?.(serverTime)
      clockError = serverTime - clock()
      return put()
    },
    address: (row, request) => write(row, z.encode(row.request, request) as object, noSession).url,
  }
}

interface Writing extends Pick<Sender, 'session'> {
  readonly key: string | null
}
const noSession: Writing = { session: () => null, key: null }

function findServerTime(reply: unknown): number | undefined {
  return isRefusal(reply) && reply.refused === 'envelope-stale-time' ? reply.details?.time : undefined
}
