import { createHmac, randomBytes } from 'node:crypto'
import type { SignedText } from '../stand-in/notifier.ts'

/** The key of the practice account, and the secret that Dojo's own documentation signs its example with. */
export const testAccount = { apiKey: 'sk_sandbox_practice', webhookSecret: 'ws_OYsyzcrH70GpJfs8MMkKpg' } as const

/** The request by which a shop creates an intent. */
export interface NewIntent {
  readonly amount: { readonly value: number; readonly currencyCode: string }
  readonly reference: string
  readonly description: string
  readonly config: { readonly redirectUrl: string; readonly cancelUrl: string }
}

/** One payment in Dojo's books; tests compare our own books with it. */
export interface DojoIntent extends NewIntent {
  readonly id: string
  status: 'Created' | 'Captured' | 'Canceled' | 'Refunded'
  refunded: number
  authCode: string
  /** Each refund by the key that asked for it: the same key refunds once. */
  readonly refunds: Map<string, string>
}

export function createDojoBooks() {
  const intents = new Map<string, DojoIntent>()
  return {
    intents,

    create(wish: NewIntent): DojoIntent {
      const id = `pi_sandbox_${randomBytes(16).toString('base64url')}`
      const intent: DojoIntent = { ...wish, id, status: 'Created', refunded: 0, authCode: '', refunds: new Map() }
      intents.set(id, intent)
      return intent
    },

    capture(intent: DojoIntent): void {
      intent.status = 'Captured'
      intent.authCode = randomBytes(3).toString('hex').toUpperCase()
    },

    /** The refund's id; undefined when there is not that much left to give back. */
    giveBack(intent: DojoIntent, amount: number, key: string): string | undefined {
      const known = intent.refunds.get(key)
      if (known !== undefined) return known
      const left = intent.status === 'Captured' ? intent.amount.value - intent.refunded : 0
      if (!(amount > 0 && amount <= left)) return undefined
      const id = `rfnd_${randomBytes(6).toString('hex')}`
      intent.refunded += amount
      intent.refunds.set(key, id)
      if (intent.refunded === intent.amount.value) intent.status = 'Refunded'
      return id
    },
  }
}

export type DojoBooks = ReturnType<typeof createDojoBooks>

/**
 * The message that a shop is sent when the state of an intent has changed: neither an amount nor a reference of its
 * own.
 */
export function toStatusMessage({ id, status }: DojoIntent): SignedText {
  const body = JSON.stringify({
    id: `evt_${randomBytes(16).toString('base64url')}`,
    event: 'payment_intent.status_updated',
    accountId: 'acc_practice',
    createdAt: new Date().toISOString(),
    data: { paymentIntentId: id, paymentStatus: status, captureMode: 'Auto' },
  })
  const digest = createHmac('sha256', testAccount.webhookSecret).update(body).digest('hex').toUpperCase()
  return { body, headers: { 'dojo-signature': `sha256=${digest.match(/../g)?.join('-')}` } }
}
