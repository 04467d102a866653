/** Every code a caller can be refused with. A status and a sentence in each language belong to every one. */
export const refusalCodes = [
  // The envelope: which site is asking, and is it fresh.
  'envelope-missing',
  'envelope-unknown-key',
  'envelope-stale-time',
  'envelope-bad-secret',
  'envelope-foreign-site',
  // The session: who is asking.
  'session-missing',
  'session-unknown',
  'session-expired',
  'session-foreign-site',
  'customer-only',
  'staff-only',
  // The request itself.
  'request-malformed',
  'request-too-large',
  'call-unknown',
  'too-many-requests',
  'idempotency-key-missing',
  'idempotency-key-reused',
  'idempotency-in-flight',
  // What was asked for is not there, or not for this caller: the two are never told apart.
  'site-not-found',
  'store-not-found',
  'page-not-found',
  'category-not-found',
  'product-not-found',
  'resource-not-found',
  'coupon-not-found',
  'cart-not-found',
  'topic-unknown',
  // Why a menu, an address or a code cannot be used now.
  'product-not-in-mode',
  'address-not-served',
  'register-closed',
  'coupon-expired',
  'coupon-used-up',
  'coupon-below-minimum',
  // Carts: how an order begins.
  'mode-not-offered',
  'setup-incomplete',
  'store-closed',
  'date-not-allowed',
  'time-not-offered',
  'table-not-opened',
  'code-to-read-again',
  // Carts: what goes into them.
  'cart-not-open',
  'cart-full',
  'line-not-found',
  'line-already-sent',
  'quantity-not-allowed',
  'product-unpublished',
  'product-not-at-that-time',
  'category-not-at-that-time',
  'choice-not-allowed',
  'round-limit',
  'buffet-blocked',
  'price-differs',
  'below-minimum-order',
  'orders-not-taken',
  'receipt-not-found',
  // At the table.
  'payment-required',
  'nothing-to-send',
  'round-too-large',
  'dessert-not-yet',
  'waiter-busy',
  'phone-locked',
  'phone-invalid',
  'lines-not-sent',
  'share-not-found',
  'share-not-positive',
  'share-too-fine',
  'overpayment',
  // Accounts.
  'customer-not-found',
  'login-wrong',
  'email-taken',
  'registration-incomplete',
  'password-too-short',
  'password-wrong',
  'passwords-differ',
  'reset-link-used',
  'address-not-found',
  'addresses-full',
  'card-not-found',
  'order-not-found',
  'profile-incomplete',
  // Paying.
  'payment-unavailable',
  'payment-method-unknown',
  'payment-in-progress',
  'payment-not-found',
  'already-paid',
  'cart-changed',
  'contact-incomplete',
  'cart-empty',
  // Bookings.
  'booking-not-found',
  'bookings-not-taken',
  'party-not-allowed',
  'party-too-large',
  'date-not-offered',
  'slot-not-offered',
  'slot-full',
  'booking-incomplete',
  'booking-over',
  'deposit-required',
  'deposit-not-paid',
  // Nobody's decision: something broke. It stands here so that it, too, has one plain sentence.
  'server-fault',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** An expected «no»: a value, never thrown inside the server. `details` go out beside the message. */
export interface Refusal {
  readonly refused: RefusalCode
  readonly details?: Readonly<Record<string, string | number>>
}

/** A refusal as told to a caller: with its sentence, in the caller's language (API-010). */
export interface ToldRefusal extends Refusal {
  readonly message: string
}

export function refusal(code: RefusalCode, details?: Refusal['details']): Refusal {
  return details === undefined ? { refused: code } : { refused: code, details }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && isRefusalCode(value.refused)
}

export function isRefusalCode(value: unknown): value is RefusalCode {
  return refusalCodes.some((code) => code === value)
}
