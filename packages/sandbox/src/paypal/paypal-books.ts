import { createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { SignedText } from '../stand-in/notifier.ts'

/** The practice account; its subscription to messages is part of what they are signed for. */
export const testAccount = {
  clientId: 'practice-client',
  secret: 'practice-secret',
  webhookId: '8PT597110X687430LKGECATA',
}

/** The act of the diner's PayPal account when the shop collects. */
export type PayerKind = 'pays' | 'asks' | 'declines' | 'waits'

/** The request by which a shop creates an order. */
export interface NewOrder {
  readonly custom_id: string
  readonly description: string
  readonly value: string
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** One order in PayPal's books; tests compare our own books with it. */
export interface PracticeOrder extends NewOrder {
  readonly id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  payer: PayerKind
  capture: { readonly id: string; status: 'COMPLETED' | 'PENDING' | 'PARTIALLY_REFUNDED' | 'REFUNDED' } | null
  /** Each refund in cents by the key that asked for it: the same key refunds once. */
  readonly refunds: Map<string, { readonly id: string; readonly cents: number }>
}

export function createPaypalBooks() {
  const orders = new Map<string, PracticeOrder>()
  const created = new Map<string, PracticeOrder>()
  const tokens = new Set<string>()
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const toSigned = (id: string, time: string, body: string) => `${id}|${time}|${testAccount.webhookId}|${crc32(body)}`

  return {
    orders,

    giveToken(): string {
      const token = randomBytes(24).toString('base64url')
      tokens.add(token)
      return token
    },
    isToken: (token: string) => tokens.has(token),
    /** As when their time is over. */
    forgetTokens: () => tokens.clear(),

    /** The same request twice is one order. */
    create(wish: NewOrder, requestId: string): PracticeOrder {
      const known = created.get(requestId)
      if (known !== undefined) return known
      const order: PracticeOrder = {
        ...wish,
        id: newId(),
        status: 'PAYER_ACTION_REQUIRED',
        payer: 'pays',
        capture: null,
        refunds: new Map(),
      }
      orders.set(order.id, order)
      created.set(requestId, order)
      return order
    },

    /** Undefined when there is not that much left to give back. */
    giveBack(order: PracticeOrder, cents: number, key: string): { readonly id: string } | undefined {
      const known = order.refunds.get(key)
      if (known !== undefined) return known
      const left = toCents(order.value) - sumRefunds(order)
      const { capture } = order
      if (capture === null || capture.status === 'PENDING' || !(cents > 0 && cents <= left)) return undefined
      const refund = { id: newId(), cents }
      order.refunds.set(key, refund)
      capture.status = cents === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
      return refund
    },

    /** A message as PayPal signs it: the time, the subscription and a checksum of the body. */
    sign(event: Readonly<Record<string, unknown>>): SignedText {
      const body = JSON.stringify(event)
      const id = newId()
      const time = new Date().toISOString()
      const signature = createSign('RSA-SHA256')
        .update(toSigned(id, time, body))
        .sign(keys.privateKey, 'base64')
      return {
        body,
        headers: {
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': signature,
          'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/practice',
          'paypal-auth-algo': 'SHA256withRSA',
        },
      }
    },

    isSigned({ id, time, signature, body }: Readonly<Record<'id' | 'time' | 'signature' | 'body', string>>): boolean {
      return createVerify('RSA-SHA256')
        .update(toSigned(id, time, body))
        .verify(keys.publicKey, signature, 'base64')
    },
  }
}

export type PaypalBooks = ReturnType<typeof createPaypalBooks>

export function newId(): string {
  return randomBytes(9).toString('hex').toUpperCase().slice(0, 17)
}

export function sumRefunds({ refunds }: PracticeOrder): number {
  return [...refunds.values()].reduce((sum, { cents }) => sum + cents, 0)
}

export function toCents(value: string): number {
  return Math.round(Number(value) * 100)
}
