import type { Call, ReplyOf, RequestOf } from '@comanda/contract/call'
import type { CallOptions, Client } from '@comanda/contract/client'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import { spokenLanguage } from '@comanda/screen/spoken-language'
import { createVisitClient } from './create-visit-client.ts'
import { readSession } from './session.ts'
import { forgetVisit, openVisit } from './visit.ts'

/**
 * Makes one call as this visitor, in the page's language. When the session has ended, a new one is opened and the call
 * repeated once.
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

async function openClient(): Promise<Client> {
  return createVisitClient(await openVisit(), spokenLanguage())
}
