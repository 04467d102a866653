import type { AttemptId, BookingId, CartId } from '../ids.ts'
import type { Cents } from '../money/cents.ts'
import type { Instant } from '../time/calendar.ts'

export const providers = [
  'redsys',
  'bizum',
  'googlepay',
  'applepay',
  'stripe',
  'paypal',
  'dojo',
  'on-delivery',
] as const
export type Provider = (typeof providers)[number]

export const attemptStates = [
  'created',
  'submitted',
  'challenged',
  'unknown',
  'approved',
  'declined',
  'failed-before-send',
  'expired',
  'refunding',
  'refunded',
] as const
export type AttemptState = (typeof attemptStates)[number]

/** One try to collect money, recorded before any provider is called. */
export interface PaymentAttempt {
  readonly id: AttemptId
  readonly provider: Provider
  readonly state: AttemptState
  readonly amount: Cents
  readonly subject: AttemptSubject
  /** The provider's own name for it; unique per provider. */
  readonly providerReference: string | null
  /** Twelve characters, new for every attempt: a bank burns a number even when it declines. */
  readonly merchantOrder: string
  readonly createdAt: Instant
}

/** What the money is for: one version of a cart, or a booking's deposit. */
export type AttemptSubject =
  | { readonly kind: 'cart'; readonly cartId: CartId; readonly cartVersion: number }
  | { readonly kind: 'booking'; readonly bookingId: BookingId }
