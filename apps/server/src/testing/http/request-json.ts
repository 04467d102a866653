import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { WireRequest } from '@comanda/contract/send'

interface Told {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** One request over the network. Not by `fetch`, which costs a long run more than the server that answers it. */
export function requestJson(origin: string, { method, url, headers, body }: WireRequest): Promise<Told> {
  const { promise, resolve, reject } = Promise.withResolvers<Told>()
  request(`${origin}${url}`, { method, headers }, (reply) => {
    const tell = (read: string) =>
      resolve({
        status: reply.statusCode ?? 0,
        headers: reply.headers,
        body: read === '' ? null : JSON.parse(read),
      })
    text(reply).then(tell).catch(reject)
  })
    .on('error', reject)
    .end(body ?? undefined)
  return promise
}
