import { exchange, readJson } from '../provider/exchange.ts'
import { openParameters, readSealed, sealParameters } from './sealed-parameters.ts'
import type { Bank } from './settings.ts'

export type BankReply =
  | { readonly kind: 'signed'; readonly read: ReadonlyMap<string, string> }
  /** The bank refused the request itself, before it looked at any card. */
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'unknown' }

type Operation = 'iniciaPeticionREST' | 'trataPeticionREST'

/** A signed question and its signed answer. An answer with a wrong signature is no answer. */
export async function askBank(
  operation: Operation,
  fields: Parameters<typeof sealParameters>[0],
  { merchant, hosts, deadlines }: Bank,
): Promise<BankReply> {
  const order = String(fields.DS_MERCHANT_ORDER)
  const answer = await exchange({
    url: `${hosts.sis}/sis/rest/${operation}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sealParameters(fields, merchant, order)),
    deadlineMs: operation === 'trataPeticionREST' ? deadlines.writeMs : deadlines.readMs,
  })
  if (answer.kind === 'not-sent') return answer
  const body = answer.kind === 'reply' && answer.status === 200 ? readJson(answer.text) : undefined
  if (body === undefined) return { kind: 'unknown' }
  if (typeof body.errorCode === 'string') return { kind: 'refused', code: body.errorCode }
  const sealed = readSealed(body)
  const read = sealed && openParameters(sealed, merchant.key)
  return read === undefined ? { kind: 'unknown' } : { kind: 'signed', read }
}
