import { type AllCalls, allCalls, type CallName } from './all-calls.ts'
import type { Call, ReplyOf, RequestOf } from './call.ts'
import type { ToldRefusal } from './read-reply.ts'
import { type ClientOptions, createClient as createRowClient, type Client as RowClient } from './row-client.ts'

export { type ClientStanding, nowhere, writeEnvelope } from './envelope.ts'
export { CallFault, type ToldRefusal } from './read-reply.ts'
export type { ClientOptions } from './row-client.ts'
export { type Send, toQuery, type WireReply, type WireRequest } from './send.ts'

type CallsByName = {
  readonly [Name in CallName]: (request: RequestOf<AllCalls[Name]>) => Promise<ReplyOf<AllCalls[Name]> | ToldRefusal>
}
export type Client = RowClient & CallsByName

/** Every call under its own name. It brings every codec along; `row-client.ts` brings those of the rows it is given. */
export function createClient(options: ClientOptions): Client {
  const client = createRowClient(options)
  const calls = Object.entries(allCalls).map(([name, row]) => [
    name,
    (request: unknown) => client.call(row as Call, request),
  ])
  return { ...client, ...Object.fromEntries(calls) } as Client
}
