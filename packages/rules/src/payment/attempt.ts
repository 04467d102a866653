import type { BookingId, CartId, OrderId, ShareId } from '../ids.ts'

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

/**
 * The purpose of the money: a version of a cart, a share of a table's bill, a booking's deposit, or an unpaid order.
 */
export type AttemptSubject =
  | { readonly kind: 'cart'; readonly cartId: CartId; readonly cartVersion: number }
  | { readonly kind: 'share'; readonly shareId: ShareId }
  | { readonly kind: 'booking'; readonly bookingId: BookingId }
  | { readonly kind: 'order'; readonly orderId: OrderId }
