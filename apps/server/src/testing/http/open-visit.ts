import { randomUUID } from 'node:crypto'
import type { SiteKeys } from '@comanda/contract/calls/start'
import { createClient } from '@comanda/contract/client'
import type { NewSession } from '@comanda/contract/entities/new-session'
import { type ClientStanding, nowhere } from '@comanda/contract/envelope'
import { isRefusal } from '@comanda/contract/refusals'
import type { Send } from '@comanda/contract/send'
import { startUp } from '@comanda/contract/start-up'
import { type NamedClient, nameCalls } from './named-client.ts'
import { requestJson } from './request-json.ts'

export interface Visit {
  readonly client: NamedClient
  readonly keys: SiteKeys
  readonly session: NewSession
}

export interface VisitOptions {
  readonly send: Send
  readonly host?: string
  readonly clock?: () => number
  readonly standing?: Partial<ClientStanding>
  /** Continues in another session, such as that of a customer who logs in. */
  readonly enter?: (client: NamedClient) => Promise<NewSession>
}

/** A visitor with a session, as a browser opens one: start-up, then login. */
export async function openVisit(options: VisitOptions): Promise<Visit> {
  const { send, host = 'localhost', clock = Date.now, standing = {}, enter } = options
  const { keys, now } = await startUp({ send, host, clock })
  let session: NewSession | null = null
  const client = nameCalls(
    createClient({
      send,
      keys,
      clock: now,
      newKey: randomUUID,
      session: () => session,
      standing: () => ({ ...nowhere(), ...standing }),
    }),
  )
  const opened = await client.login({})
  if (isRefusal(opened)) throw new Error(`login was refused: ${opened.refused}`)
  session = opened
  if (enter !== undefined) session = await enter(client)
  return { client, keys, session }
}

/** Requests over the network, to a server that runs. */
export function sendTo(origin: string): Send {
  return (asked) => requestJson(origin, asked)
}
