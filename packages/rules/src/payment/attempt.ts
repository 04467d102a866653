import type { BookingId, CartId, ShareId } from '../ids.ts'

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

/** What the money is for: one version of a cart, one diner's share of a table's bill, or a booking's deposit. */
export type AttemptSubject =
  | { readonly kind: 'cart'; readonly cartId: CartId; readonly cartVersion: number }
  | { readonly kind: 'share'; readonly shareId: ShareId }
  | { readonly kind: 'booking'; readonly bookingId: BookingId }
