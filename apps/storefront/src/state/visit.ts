import type { AllCalls } from '@comanda/contract/all-calls'
import { type EnvelopeParameter, envelopeSecret, sevenDaysInSeconds } from '@comanda/contract/envelope'
import type { LiveTopic } from '@comanda/contract/live'

// Three requests open a visit on every page. The contract's client would do it too, but it brings every codec along,
// three times what the rest of a first load weighs; so they are written here, held to the rows by type and by test.
export const paths = { startup: '/admin/startup', login: '/Login', live: '/live' } as const
const apiBase = '/api'
const markName = 'visit-until'

/** What start-up tells (API-002), as it comes over the wire. */
export type SiteKeys = AllCalls['startup']['example']['reply']

export interface Visit {
  readonly keys: SiteKeys
  /** The server's clock: phones are often wrong, and an envelope must be fresh. */
  readonly now: () => number
}

/** Start-up, then a session: the one in the cookie while it lasts, else a new one (API-003). */
export async function openVisit(): Promise<Visit> {
  const asked = Date.now()
  const keys = await post<SiteKeys>(`${apiBase}${paths.startup}`, { url: location.host, token: '' })
  const visit: Visit = { keys, now: () => Number(keys.time) + Date.now() - asked }
  if (Number(localStorage.getItem(markName) ?? 0) < Date.now()) {
    await post(`${keys.url_api}${paths.login}`, writeEnvelope(visit))
    // The token itself stays in a cookie no script can read; the mark only says that it is there.
    localStorage.setItem(markName, String(Date.now() + (sevenDaysInSeconds - 3600) * 1000))
  }
  return visit
}

/** The session behind the mark was refused: the next visit opens a new one. */
export function forgetVisit(): void {
  localStorage.removeItem(markName)
}

export function toLiveUrl(visit: Visit, topic: LiveTopic, after: string): string {
  const query = new URLSearchParams({ ...writeEnvelope(visit), topics: topic, ...(after && { after }) })
  return `${visit.keys.url_api}${paths.live}?${query}`
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
