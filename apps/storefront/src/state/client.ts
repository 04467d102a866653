import type { Call, ReplyOf, RequestOf } from '@comanda/contract/call'
import { startup } from '@comanda/contract/calls/start'
import { type CallOptions, type Client, createClient } from '@comanda/contract/client'
import { nowhere } from '@comanda/contract/envelope'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { Send } from '@comanda/contract/send'
import type { Language } from '@comanda/i18n/languages'
import { type SessionId, type StoreId, toId } from '@comanda/rules/ids'
import { spokenLanguage } from '@comanda/screen/spoken'
import { readSession } from './session.ts'
import { getSetup } from './setup.ts'
import { forgetVisit, openVisit } from './visit.ts'

/** The contract's own client on this visitor's session. */
export async function openClient(language: Language = spokenLanguage()): Promise<Client> {
  const { keys, now } = await openVisit()
  return createClient({
    send,
    keys: startup.reply.decode(keys),
    clock: now,
    newKey: toRandomKey,
    session: () => {
      const kept = readSession()
      return kept && { token: kept.token, sessionId: toId<SessionId>(kept.sessionId) }
    },
    standing: () => {
      const { storeId } = getSetup()
      return { ...nowhere(), language, storeId: storeId === null ? null : toId<StoreId>(storeId) }
    },
  })
}

/**
 * Makes one call as this visitor, in the page's language. A session that ended meanwhile is opened anew, and the call
 * made once more.
 */
export async function call<Row extends Call>(
  row: Row,
  request: RequestOf<Row>,
  options?: CallOptions,
): Promise<ReplyOf<Row> | ToldRefusal> {
  const reply = await (await openClient()).call(row, request, options)
  if (!isRefusal(reply) || !reply.refused.startsWith('session-')) return reply
  forgetVisit()
  return (await openClient()).call(row, request, options)
}

/** One write; a session that ended meanwhile is opened anew and the write made once more. */
export async function write<Reply>(language: Language, make: (client: Client) => Promise<Reply>): Promise<Reply> {
  const reply = await make(await openClient(language))
  if (!isRefusal(reply) || !reply.refused.startsWith('session-')) return reply
  forgetVisit()
  return make(await openClient(language))
}

const send: Send = async ({ method, url, headers, body }) => {
  // A write goes on when its page is left: the next page is another document.
  const response = await fetch(url, { method, headers, body, keepalive: method !== 'GET' })
  return { status: response.status, body: await response.json() }
}

/** Pages over plain http have no `randomUUID`. */
export function toRandomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
