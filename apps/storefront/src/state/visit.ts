import { login } from '@comanda/contract/calls/start'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import type { LiveTopic } from '@comanda/contract/live'
import { isRefusal } from '@comanda/contract/refusals'
import { toQuery } from '@comanda/contract/send'
import { type StartedSite, startUp } from '@comanda/contract/start-up'
import { createVisitClient, send } from './create-visit-client.ts'
import { dropSession, keepSession, readSession } from './session.ts'

let opening: Promise<StartedSite> | undefined

/** Start-up, then a session: the one in the cookie while it lasts, else a new one (API-003). Once for the whole page. */
export function openVisit(): Promise<StartedSite> {
  opening ??= beginVisit().catch((error) => {
    opening = undefined
    throw error
  })
  return opening
}

async function beginVisit(): Promise<StartedSite> {
  const site = await startUp({ send, host: location.host })
  if (readSession() === null) {
    const opened = await createVisitClient(site, null).call(login, {})
    if (isRefusal(opened)) throw new Error(opened.message)
    keepSession(opened)
  }
  return site
}

/** The session was refused: the next visit opens a new one. */
export function forgetVisit(): void {
  opening = undefined
  dropSession()
}

export function toLiveUrl(
  { keys, now }: StartedSite,
  topics: readonly LiveTopic[],
  { after, cart }: LivePlace,
): string {
  const place = { after: after || null, cartId: cart }
  const envelope = writeEnvelope({ keys, session: () => null, standing: nowhere }, { caller: 'visitor' }, now())
  return `${keys.apiUrl}/live${toQuery({ ...envelope, topics: topics.join(','), ...place })}`
}

export interface LivePlace {
  /** The last event heard; empty at first. */
  readonly after: string
  /** Whose private topics are meant. */
  readonly cart: string | null
}
