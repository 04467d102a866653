import type { LanguageCode } from '@comanda/rules/text/language'
import { z } from 'zod/mini'
import { isReplayed, type ReplyOf, type RequestOf } from './call.ts'
import { createHeldReplies } from './held-replies.ts'
import { readReply } from './read-reply.ts'
import { isRefusal, type ToldRefusal } from './refusals.ts'
import type { Send } from './send.ts'
import { type StaffApproval, wireApproval } from './staff-approval.ts'
import { type StaffCall, staffHeader } from './staff-call.ts'
import { toWireRequest } from './to-wire-request.ts'
import { writeLanguage } from './wire/language.ts'

export interface StaffCallOptions {
  /** The key of an earlier try of the same write, so that a press that arrives twice is done once. */
  readonly key?: string
  readonly approval?: StaffApproval
}

export interface StaffClient {
  call<Row extends StaffCall>(
    row: Row,
    request: RequestOf<Row>,
    options?: StaffCallOptions,
  ): Promise<ReplyOf<Row> | ToldRefusal>
  /** Lets go of what boards said: somebody else may be here. */
  forget(): void
}

export interface StaffClientOptions {
  readonly send: Send
  /** A new random text for each write. */
  readonly newKey: () => string
  /** The language of refusals; the browser's where there is none. */
  readonly language?: () => LanguageCode | null
}

/**
 * Makes staff calls. Who is calling is said by cookies that no script can read, so nothing is signed here. A board that
 * says what it said before comes as the same reply.
 */
export function createStaffClient({ send, newKey, language = () => null }: StaffClientOptions): StaffClient {
  const held = createHeldReplies()
  return {
    forget: held.forget,
    async call<Row extends StaffCall>(row: Row, request: RequestOf<Row>, options: StaffCallOptions = {}) {
      const { key = isReplayed(row) ? newKey() : null, approval } = options
      const asked = z.encode(row.request, request) as object
      const wire = approval === undefined ? asked : { ...asked, approval: z.encode(wireApproval, approval) }
      const spoken = language()
      const envelope = spoken === null ? {} : { lang: writeLanguage(spoken) }
      const { headers: own, ...sent } = toWireRequest(row, wire, { apiUrl: '/api', envelope, key })
      const headers = { ...own, [staffHeader]: '1' }
      if (row.follows === undefined) return readReply(row, await send({ ...sent, headers }))
      const known = held.find(sent.url)
      const told = await send({ ...sent, headers: known ? { ...headers, 'if-none-match': known.tag } : headers })
      // The server has looked who asks before it said so.
      if (told.status === 304 && known !== undefined) return known.reply as ReplyOf<Row>
      const reply = readReply(row, told)
      if (told.tag && !isRefusal(reply)) held.hold(sent.url, { tag: told.tag, reply })
      return reply
    },
  }
}
