import { exchange, readJson } from '../provider/exchange.ts'
import type { StripeAccount } from './settings.ts'

export type Fields = Readonly<Record<string, unknown>>

export type StripeReply =
  | { readonly kind: 'done'; readonly body: Fields }
  /** The request was read and refused, or the card was declined. */
  | { readonly kind: 'refused'; readonly error: Fields }
  | { readonly kind: 'absent' }
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'unknown' }

/** The version that the fields of this folder are written for. */
const version = '2026-10-28.endive'

/** Every write carries a key: sent again it gets the first answer, and nothing is charged or refunded twice. */
export interface StripeWrite {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly key: string
}

export function writeToStripe({ path, fields, key }: StripeWrite, account: StripeAccount): Promise<StripeReply> {
  return ask(account, {
    path,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': key },
    body: new URLSearchParams(fields).toString(),
    deadlineMs: account.deadlines.writeMs,
  })
}

export function readFromStripe(path: string, account: StripeAccount): Promise<StripeReply> {
  return ask(account, { path, method: 'GET', headers: {}, deadlineMs: account.deadlines.readMs })
}

interface Request {
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly deadlineMs: number
}

async function ask({ keys, hosts }: StripeAccount, { path, headers, ...rest }: Request): Promise<StripeReply> {
  const answer = await exchange({
    ...rest,
    url: `${hosts.api}/v1${path}`,
    headers: { authorization: `Bearer ${keys.secret}`, 'stripe-version': version, ...headers },
  })
  if (answer.kind !== 'reply') return { kind: answer.kind === 'not-sent' ? 'not-sent' : 'unknown' }
  const body = readJson(answer.text)
  if (body === undefined) return { kind: 'unknown' }
  if (answer.status === 200) return { kind: 'done', body }
  if (answer.status === 404) return { kind: 'absent' }
  // Another request with the same key is under way, there were too many, or their side failed: nothing is known.
  if (answer.status === 409 || answer.status === 429 || answer.status >= 500) return { kind: 'unknown' }
  return { kind: 'refused', error: toFields(body.error) }
}

export function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}
