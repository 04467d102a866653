import { type Client, createClient, nowhere, type Send } from '@comanda/contract/client'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import { type SessionId, type SiteId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { readSession } from './session.ts'
import { forgetVisit, openVisit } from './visit.ts'

// It brings every codec along: fetched by the screens that write, never with the first load.
/** The typed calls, for a visitor who is let in first (API-003). */
export async function openClient(language: Language): Promise<Client> {
  const { keys } = await openVisit()
  return createClient({
    send,
    keys: {
      apiUrl: keys.url_api,
      siteId: toId<SiteId>(Number(keys.web_id)),
      publicKey: keys.public_key,
      password: keys.password,
      time: Number(keys.time) as Instant,
    },
    clock: () => Date.now(),
    newKey: toRandomKey,
    session: () => {
      const kept = readSession()
      return kept && { token: kept.token, sessionId: toId<SessionId>(kept.sessionId) }
    },
    standing: () => toStanding(language),
  })
}

/** One write; a session that ended meanwhile is opened anew and the write made once more. */
export async function write<Reply>(language: Language, make: (client: Client) => Promise<Reply>): Promise<Reply> {
  const reply = await make(await openClient(language))
  if (!isRefusal(reply) || !reply.refused.startsWith('session-')) return reply
  forgetVisit()
  return make(await openClient(language))
}

function toStanding(language: Language) {
  return { ...nowhere(), language }
}

const send: Send = async ({ method, url, headers, body }) => {
  const response = await fetch(url, { method, headers, ...(body !== null && { body }) })
  return { status: response.status, body: await response.json() }
}

/** Pages over plain http have no `randomUUID`. */
function toRandomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
