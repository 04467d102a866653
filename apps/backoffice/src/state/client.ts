import type { ReplyOf, RequestOf } from '@comanda/contract/call'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { Send } from '@comanda/contract/send'
import type { StaffApproval } from '@comanda/contract/staff-approval'
import type { StaffCall } from '@comanda/contract/staff-call'
import { createStaffClient } from '@comanda/contract/staff-client'
import { spokenLanguage } from '@comanda/screen/spoken-language'
import { toRandomKey } from '@comanda/screen/to-random-key'
import { askColleague, readPress } from './approvals.ts'
import { hearRefusal, presence } from './presence.ts'

const send: Send = async ({ method, url, headers, body }) => {
  const reply = await fetch(url, { method, headers: { ...headers }, body })
  const text = await reply.text()
  return { status: reply.status, body: text === '' ? null : JSON.parse(text), tag: reply.headers.get('etag') }
}

const client = createStaffClient({ send, newKey: toRandomKey, language: spokenLanguage })
presence.follow(client.forget)

/**
 * Makes one call. A refusal that says who is no longer there also changes what the whole page shows; one for a missing
 * right, where a colleague may allow it, asks for a colleague first (DAY-029). A key is that of a press that may be sent
 * again, when nobody stands there to be asked.
 */
export async function call<Row extends StaffCall>(
  row: Row,
  request: RequestOf<Row>,
  approval?: StaffApproval,
  key?: string,
): Promise<ReplyOf<Row> | ToldRefusal> {
  const text = readPress()
  const reply = await client.call(row, request, { ...(approval && { approval }), ...(key && { key }) })
  if (!isRefusal(reply)) return reply
  hearRefusal(reply.refused)
  const isAsked = reply.refused === 'right-missing' && row.approval === true && !approval && !key
  if (!isAsked) return reply
  return askColleague({ text, refused: reply, ask: (allowed) => call(row, request, allowed) })
}
