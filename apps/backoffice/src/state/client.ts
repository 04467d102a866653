import type { ReplyOf, RequestOf } from '@comanda/contract/call'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { Send } from '@comanda/contract/send'
import type { StaffApproval } from '@comanda/contract/staff-approval'
import type { StaffCall } from '@comanda/contract/staff-call'
import { createStaffClient } from '@comanda/contract/staff-client'
import { spokenLanguage } from '@comanda/screen/spoken-language'
import { toRandomKey } from '@comanda/screen/to-random-key'
import { hearRefusal, presence } from './presence.ts'

const send: Send = async ({ method, url, headers, body }) => {
  const reply = await fetch(url, { method, headers: { ...headers }, body })
  const text = await reply.text()
  return { status: reply.status, body: text === '' ? null : JSON.parse(text), tag: reply.headers.get('etag') }
}

const client = createStaffClient({ send, newKey: toRandomKey, language: spokenLanguage })
presence.follow(client.forget)

/**
 * Makes one call. A refusal that says who is no longer there also changes what the whole page shows. A key is that of a
 * press that may be sent again.
 */
export async function call<Row extends StaffCall>(
  row: Row,
  request: RequestOf<Row>,
  approval?: StaffApproval,
  key?: string,
): Promise<ReplyOf<Row> | ToldRefusal> {
  const reply = await client.call(row, request, { ...(approval && { approval }), ...(key && { key }) })
  if (isRefusal(reply)) hearRefusal(reply.refused)
  return reply
}
