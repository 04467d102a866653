import { createHmac } from 'node:crypto'
import { isSameSignature } from '../provider/is-same-signature.ts'
import type { ProviderMessage } from '../provider/payment-provider.ts'

/** An older message may be a recorded one. */
const toleranceMs = 300_000

/** Whether the account's webhook signed exactly this body, and lately. While a key is changed there are two signatures. */
export function isSigned({ headers, body, receivedAt }: ProviderMessage, webhookKey: string): boolean {
  const parts = (headers['stripe-signature'] ?? '').split(',').map((part) => part.trim().split('='))
  const at = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (webhookKey === '' || !/^\d{1,12}$/.test(at)) return false
  if (Math.abs(receivedAt - Number(at) * 1_000) > toleranceMs) return false
  const expected = createHmac('sha256', webhookKey).update(`${at}.${body}`).digest()
  return parts.some(([name, value = '']) => name === 'v1' && isSameSignature(Buffer.from(value, 'hex'), expected))
}
