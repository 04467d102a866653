import type { AllCalls } from '@comanda/contract/all-calls'
import { type EnvelopeParameter, envelopeSecret } from '@comanda/contract/envelope'
import type { LiveTopic } from '@comanda/contract/live'
import { dropSession, keepSession, readSession } from './session.ts'

// Three requests open a visit on every page. The contract's client would do it too, but it brings every codec along,
// three times what the rest of a first load weighs; so they are written here, held to the rows by type and by test.
export const paths = { startup: '/admin/startup', login: '/Login', live: '/live' } as const
const apiBase = '/api'

/** What start-up tells (API-002), as it comes over the wire. */
export type SiteKeys = AllCalls['startup']['example']['reply']
type NewSession = AllCalls['login']['example']['reply']

export interface Visit {
  readonly keys: SiteKeys
  /** The server's clock: phones are often wrong, and an envelope must be fresh. */
  readonly now: () => number
}

let opening: Promise<Visit> | undefined

/** Start-up, then a session: the one in the cookie while it lasts, else a new one (API-003). Once for the whole page. */
export function openVisit(): Promise<Visit> {
  opening ??= beginVisit().catch((error) => {
    opening = undefined
    throw error
  })
  return opening
}

async function beginVisit(): Promise<Visit> {
  const asked = Date.now()
  const keys = await post<SiteKeys>(`${apiBase}${paths.startup}`, { url: location.host, token: '' })
  const visit: Visit = { keys, now: () => Number(keys.time) + Date.now() - asked }
  if (readSession() === null) {
    const { token, id } = await post<NewSession>(`${keys.url_api}${paths.login}`, writeEnvelope(visit))
    keepSession({ token, sessionId: id })
  }
  return visit
}

/** The session was refused: the next visit opens a new one. */
export function forgetVisit(): void {
  opening = undefined
  dropSession()
}

export function toLiveUrl(visit: Visit, topics: readonly LiveTopic[], { after, cart }: LivePlace): string {
  const place = { ...(after && { after }), ...(cart && { cartId: cart }) }
  const query = new URLSearchParams({ ...writeEnvelope(visit), topics: topics.join(','), ...place })
  return `${visit.keys.url_api}${paths.live}?${query}`
}

export interface LivePlace {
  /** The last event heard; empty at first. */
  readonly after: string
  /** Whose private topics are meant. */
  readonly cart: string | null
}

/** Key, clock and signature: what names the site (API-004, API-005). */
export function writeEnvelope({ keys, now }: Visit): Record<string, string> {
  const time = String(Math.round(now()))
  return {
    time,
    public_key: keys.public_key,
    secret_key: envelopeSecret(keys.password, time),
    web_id: String(keys.web_id),
    is_web: '1',
    is_tpv: '0',
    active: '1',
    published: '1',
  } satisfies Partial<Record<EnvelopeParameter, string>>
}

async function post<Reply>(path: string, query: Record<string, string>): Promise<Reply> {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Reply
}
