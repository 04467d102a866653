import type { Call, ReplyOf, RequestOf } from '@comanda/contract/call'
import type { CallOptions, Client } from '@comanda/contract/client'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import { spokenLanguage } from '@comanda/screen/spoken'
import { createVisitClient } from './create-visit-client.ts'
import { readSession } from './session.ts'
import { forgetVisit, openVisit } from './visit.ts'

export async function openClient(language: Language = spokenLanguage()): Promise<Client> {
  return createVisitClient(await openVisit(), language)
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
  const client = await openClient()
  const session = readSession()
  const reply = await client.call(row, request, options)
  if (!isRefusal(reply) || !reply.refused.startsWith('session-')) return reply
  forgetVisit(session)
  return (await openClient()).call(row, request, options)
}

/** One write; a session that ended meanwhile is opened anew and the write made once more. */
export async function write<Reply>(language: Language, make: (client: Client) => Promise<Reply>): Promise<Reply> {
  const client = await openClient(language)
  const session = readSession()
  const reply = await make(client)
  if (!isRefusal(reply) || !reply.refused.startsWith('session-')) return reply
  forgetVisit(session)
  return make(await openClient(language))
}
