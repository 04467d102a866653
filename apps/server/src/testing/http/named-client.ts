import { type AllCalls, allCalls, type CallName } from '@comanda/contract/all-calls'
import type { Call, ReplyOf, RequestOf } from '@comanda/contract/call'
import type { Client } from '@comanda/contract/client'
import type { ToldRefusal } from '@comanda/contract/refusals'

/** A client with every call under its own name: tests make many calls, and size does not matter to them. */
export type NamedClient = {
  readonly [Name in CallName]: (request: RequestOf<AllCalls[Name]>) => Promise<ReplyOf<AllCalls[Name]> | ToldRefusal>
}

export function nameCalls(client: Client): NamedClient {
  const calls = Object.entries(allCalls).map(([name, row]) => [
    name,
    (request: unknown) => client.call(row as Call, request),
  ])
  return Object.fromEntries(calls) as NamedClient
}
