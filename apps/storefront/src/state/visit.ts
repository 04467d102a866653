import { login } from '@comanda/contract/calls/start'
import { isRefusal } from '@comanda/contract/refusals'
import { type StartedSite, startUp } from '@comanda/contract/start-up'
import { createVisitClient, send } from './create-visit-client.ts'
import { dropSession, type KeptSession, readSession } from './session.ts'

let opening: Promise<StartedSite> | undefined
let loggingIn: Promise<void> | undefined

/**
 * Starts up once per page, then opens a session: the one in the cookie while it lasts, else a new one (API-003). A
 * visitor may delete the cookie while the page is open: the next call then gets a new session, not a refusal.
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
}

/** The server refused this session: the next call opens a new one. */
export function forgetVisit(refused: KeptSession | null): void {
  opening = undefined
  dropSession(refused)
}
