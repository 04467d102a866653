import { readJson } from '../provider/exchange.ts'
import type { ProviderMessage } from '../provider/payment-provider.ts'
import { askPaypal } from './ask-paypal.ts'
import type { PaypalAccount } from './settings.ts'

export interface PaypalEvent {
  readonly id: string
  readonly orderId: string
}

interface SentEvent {
  readonly id?: unknown
  readonly event_type?: unknown
  readonly resource?: {
    readonly id?: unknown
    readonly supplementary_data?: { readonly related_ids?: { readonly order_id?: unknown } }
  }
}

/** The thing that a message names, not verified: the order itself, or the order that a capture belongs to. */
export function readEvent({ body }: ProviderMessage): PaypalEvent | undefined {
  const { id, event_type: type, resource } = (readJson(body) ?? {}) as SentEvent
  const isOfOrder = String(type).startsWith('CHECKOUT.ORDER.')
  const orderId = isOfOrder ? resource?.id : resource?.supplementary_data?.related_ids?.order_id
  return typeof id === 'string' && typeof orderId === 'string' ? { id, orderId } : undefined
}

const signatureFields = {
  transmission_id: 'paypal-transmission-id',
  transmission_time: 'paypal-transmission-time',
  transmission_sig: 'paypal-transmission-sig',
  cert_url: 'paypal-cert-url',
  auth_algo: 'paypal-auth-algo',
} as const

/** PayPal itself is asked whether it sent the message: then no certificate from a message's own address is trusted. */
export async function isFromPaypal({ headers, body }: ProviderMessage, account: PaypalAccount): Promise<boolean> {
  const fields = Object.entries(signatureFields).map(([field, header]) => [field, headers[header] ?? ''] as const)
  if (fields.some(([, value]) => value === '') || readJson(body) === undefined) return false
  const about = JSON.stringify({ ...Object.fromEntries(fields), webhook_id: account.webhookId })
  const reply = await askPaypal(account, {
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    // The signature covers the bytes that came, so they are passed on as they are; they are one JSON value.
    body: `${about.slice(0, -1)},"webhook_event":${body}}`,
  })
  return reply.kind === 'answer' && reply.read.verification_status === 'SUCCESS'
}
