import { createHmac } from 'node:crypto'
import { readJson } from '../provider/exchange.ts'
import { isSameSignature } from '../provider/is-same-signature.ts'
import type { ProviderMessage } from '../provider/payment-provider.ts'

export interface DojoEvent {
  readonly id: string
  readonly intentId: string
}

/** The thing that a message names, not verified. It holds no amount, so it can only be a reason to ask. */
export function readEvent({ body }: ProviderMessage): DojoEvent | undefined {
  const read = readJson(body)
  const data = read?.data as { readonly paymentIntentId?: unknown } | null | undefined
  const intentId = data?.paymentIntentId
  return typeof read?.id === 'string' && typeof intentId === 'string' ? { id: read.id, intentId } : undefined
}

/** Dojo signs the bytes of the body, and writes the signature as pairs of digits with dashes: `sha256=94-AC-…`. */
export function isSignedBy({ headers, body }: ProviderMessage, webhookSecret: string): boolean {
  const [, dashed = ''] = /^sha256=([0-9A-F]{2}(?:-[0-9A-F]{2}){31})$/i.exec(headers['dojo-signature'] ?? '') ?? []
  const told = Buffer.from(dashed.replaceAll('-', ''), 'hex')
  const ours = createHmac('sha256', webhookSecret).update(body).digest()
  return webhookSecret !== '' && isSameSignature(told, ours)
}
