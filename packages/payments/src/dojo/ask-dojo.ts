import { exchange, readJson } from '../provider/exchange.ts'
import type { DojoAccount } from './settings.ts'

export type DojoReply =
  | { readonly kind: 'answer'; readonly read: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unknown' }

export interface DojoQuestion {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Money moves, so the answer is waited for as long as a bank may take. */
  readonly movesMoney?: boolean
}

/** The version of the interface that this was written for: Dojo answers nothing without it. */
const version = '2026-02-27'

/** These say that the request itself is wrong. With a bad key or too many requests it may be right the next time. */
const refusals = new Set([400, 404, 405, 409, 422])

export async function askDojo(
  { apiKey, api, deadlines }: DojoAccount,
  { method, path, body, headers = {}, movesMoney = false }: DojoQuestion,
): Promise<DojoReply> {
  const reply = await exchange({
    url: `${api}${path}`,
    method,
    // The key is sent as it is: unlike elsewhere, «Basic» is not followed by base64 here.
    headers: {
      authorization: `Basic ${apiKey}`,
      version,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    deadlineMs: movesMoney ? deadlines.writeMs : deadlines.readMs,
  })
  if (reply.kind !== 'reply') return { kind: 'unknown' }
  if (refusals.has(reply.status)) return { kind: 'refused', status: reply.status }
  const read = reply.status === 200 ? readJson(reply.text) : undefined
  return read === undefined ? { kind: 'unknown' } : { kind: 'answer', read }
}
