import { login } from '@comanda/contract/calls/start'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import type { LiveTopic } from '@comanda/contract/live'
import { isRefusal } from '@comanda/contract/refusals'
import { toQuery } from '@comanda/contract/send'
import { type StartedSite, startUp } from '@comanda/contract/start-up'
import { createVisitClient, send } from './create-visit-client.ts'
import { dropSession, keepSession, readSession } from './session.ts'

let opening: Promise<StartedSite> | undefined
let loggingIn: Promise<void> | undefined

/**
 * Start-up, once for the whole page, then a session: the one in the cookie while it lasts, else a new one (API-003). The
 * cookie may go while the page lives, as when the visitor clears it: whoever asks next gets a session, not a refusal.
 */
export async function openVisit(): Promise<StartedSite> {
  opening ??= startUp({ send, host: location.host }).catch((error) => {
    opening = undefined
    throw error
  })
  const site = await opening
  if (readSession() === null) {
    loggingIn ??= logIn(site).finally(() => {
      loggingIn = undefined
    })
    await loggingIn
  }
  return site
}

async function logIn(site: StartedSite): Promise<void> {
  const opened = await createVisitClient(site, null).call(login, {})
  if (isRefusal(opened)) throw new Error(opened.message)
  keepSession(opened)
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
