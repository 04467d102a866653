import { type Exchange, exchange, readJson } from '../provider/exchange.ts'
import { findToken, forgetToken } from './access-token.ts'
import type { PaypalAccount } from './settings.ts'

export type PaypalReply =
  | { readonly kind: 'answer'; readonly read: Readonly<Record<string, unknown>> }
  /** PayPal understood and says no; `issue` is its own word for why. */
  | { readonly kind: 'refused'; readonly issue: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' }

export interface PaypalQuestion {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  /** The same id is done once, however often it is sent. */
  readonly requestId?: string
  /** Money moves, so the answer is waited for as long as a bank may take. */
  readonly movesMoney?: boolean
}

export async function askPaypal(account: PaypalAccount, question: PaypalQuestion): Promise<PaypalReply> {
  const first = await send(account, question)
  if (first?.kind !== 'reply' || first.status !== 401) return readReply(first)
  // Nothing was done with a token that has ended; with a fresh one it is asked once more.
  forgetToken(account)
  return readReply(await send(account, question))
}

async function send(
  account: PaypalAccount,
  { method, path, body, requestId, movesMoney = false }: PaypalQuestion,
): Promise<Exchange | undefined> {
  const token = await findToken(account)
  if (token === undefined) return undefined
  const { api, deadlines } = account
  return exchange({
    url: `${api}${path}`,
    method,
    headers: {
      authorization: `Bearer ${token}`,
      prefer: 'return=representation',
      ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
    deadlineMs: movesMoney ? deadlines.writeMs : deadlines.readMs,
  })
}

function readReply(reply: Exchange | undefined): PaypalReply {
  if (reply?.kind !== 'reply') return { kind: 'unknown' }
  if (reply.status === 404) return { kind: 'absent' }
  const read = readJson(reply.text)
  if (read === undefined) return { kind: 'unknown' }
  if (reply.status === 200 || reply.status === 201) return { kind: 'answer', read }
  return reply.status === 422 ? { kind: 'refused', issue: readIssue(read) } : { kind: 'unknown' }
}

function readIssue({ name, details }: Readonly<Record<string, unknown>>): string {
  const [first] = Array.isArray(details) ? (details as readonly { readonly issue?: unknown }[]) : []
  return String(first?.issue ?? name ?? '')
}
