import type { BookingId, CartId } from '../ids.ts'

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

/** What the money is for: one version of a cart, or a booking's deposit. */
export type AttemptSubject =
  | { readonly kind: 'cart'; readonly cartId: CartId; readonly cartVersion: number }
  | { readonly kind: 'booking'; readonly bookingId: BookingId }
