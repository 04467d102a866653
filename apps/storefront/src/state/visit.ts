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
  const site = await startVisit()
  if (readSession() === null) {
    loggingIn ??= takeTurn(() => logIn(site)).finally(() => {
      loggingIn = undefined
    })
    await loggingIn
  }
  return site
}

/** The first half of it. */
export function startVisit(): Promise<StartedSite> {
  opening ??= startUp({ send, host: location.host }).catch((error) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Another tab that never gets an answer does not stop this one. */
const longestTurn = 5_000

/** One tab at a time: of two that open a session at once, one would lose its order to the cookie of the other. */
async function takeTurn(work: () => Promise<void>): Promise<void> {
  // Browsers give locks to secure pages only.
  if (!('locks' in navigator)) return work()
  let isOurs = false
  const turn = navigator.locks.request('session', { signal: AbortSignal.timeout(longestTurn) }, () => {
    isOurs = true
    return work()
  })
  return turn.catch((error) => {
    if (isOurs) throw error
    return work()
  })
}

async function logIn(site: StartedSite): Promise<void> {
  // Another tab may have opened one meanwhile.
  if (readSession() !== null) return
  const opened = await createVisitClient(site, null).call(login, {})
  if (isRefusal(opened)) throw new Error(opened.message)
}

/** The server refused this session: the next call opens a new one. */
export function forgetVisit(refused: KeptSession | null): void {
  opening = undefined
  dropSession(refused)
}
