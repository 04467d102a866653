import type { RefusalCode } from '@comanda/contract/refusal-codes'
import { writeDetails } from '@comanda/contract/refusal-details'
import type { Refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { LanguageCode } from '@comanda/rules/text/language'

/** The HTTP status of every refusal (OPEN-086). */
export const refusalStatuses: Record<RefusalCode, number> = {
  'envelope-missing': 401,
  'envelope-unknown-key': 401,
  'envelope-stale-time': 401,
  'envelope-bad-secret': 401,
  'envelope-foreign-site': 403,
  'session-missing': 401,
  'session-unknown': 401,
  'session-expired': 401,
  'session-foreign-site': 403,
  'customer-only': 401,
  'staff-only': 403,
  'request-malformed': 400,
  'request-too-large': 413,
  'call-unknown': 404,
  'too-many-requests': 429,
  'too-many-codes': 429,
  'too-many-declines': 429,
  'idempotency-key-missing': 400,
  'idempotency-key-reused': 422,
  'idempotency-in-flight': 409,
  'site-not-found': 404,
  'store-not-found': 404,
  'page-not-found': 404,
  'category-not-found': 404,
  'product-not-found': 404,
  'resource-not-found': 404,
  'coupon-not-found': 404,
  'cart-not-found': 404,
  'topic-unknown': 404,
  'product-not-in-mode': 409,
  'address-not-served': 409,
  'city-unknown': 404,
  'register-closed': 409,
  'coupon-expired': 409,
  'coupon-used-up': 409,
  'coupon-below-minimum': 409,
  'mode-not-offered': 409,
  'setup-incomplete': 400,
  'store-closed': 409,
  'date-not-allowed': 409,
  'time-not-offered': 409,
  'table-not-opened': 409,
  'code-to-read-again': 409,
  'cart-not-open': 409,
  'cart-full': 409,
  'line-not-found': 404,
  'line-already-sent': 409,
  'quantity-not-allowed': 400,
  'product-unpublished': 409,
  'product-not-at-that-time': 409,
  'category-not-at-that-time': 409,
  'choice-not-allowed': 409,
  'round-limit': 409,
  'buffet-blocked': 409,
  'price-differs': 409,
  'below-minimum-order': 409,
  'orders-not-taken': 409,
  'receipt-not-found': 404,
  'receipt-expired': 409,
  'receipt-empty': 409,
  'payment-required': 402,
  'nothing-to-send': 409,
  'round-too-large': 409,
  'table-has-ordered': 409,
  'dessert-not-yet': 409,
  'waiter-busy': 409,
  'phone-locked': 409,
  'phone-invalid': 400,
  'lines-not-sent': 409,
  'share-not-found': 404,
  'share-not-positive': 400,
  'share-too-fine': 400,
  overpayment: 409,
  'customer-not-found': 404,
  'customer-busy': 409,
  'login-wrong': 401,
  'email-taken': 409,
  'registration-incomplete': 400,
  'password-too-short': 400,
  'password-wrong': 409,
  'passwords-differ': 400,
  'reset-link-used': 409,
  'address-not-found': 404,
  'addresses-full': 409,
  'card-not-found': 404,
  'order-not-found': 404,
  'profile-incomplete': 400,
  'payment-unavailable': 409,
  'payment-method-unknown': 400,
  'payment-in-progress': 409,
  'payment-not-found': 404,
  'already-paid': 409,
  'cart-changed': 409,
  'contact-incomplete': 400,
  'cart-empty': 409,
  'booking-not-found': 404,
  'bookings-not-taken': 409,
  'party-not-allowed': 400,
  'party-too-large': 409,
  'date-not-offered': 409,
  'slot-not-offered': 409,
  'slot-full': 409,
  'booking-incomplete': 400,
  'booking-over': 409,
  'change-too-late': 409,
  'table-free': 409,
  'wait-incomplete': 400,
  'deposit-required': 409,
  'deposit-not-paid': 409,
  'server-fault': 500,
}

export interface RefusalBody {
  readonly status: 'ERROR' | typeof readCodeAgain
  readonly code: RefusalCode
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** The only refusal for which the documents define a status (CART-038); the sentence says it in words (OPEN-111). */
const readCodeAgain = 'LEER_BIDI' as const

/** A refusal on the wire: a stable code, and a sentence in the caller's language. */
export function toRefusalBody({ refused, details }: Refusal, language: LanguageCode): RefusalBody {
  const message = dictionaryOf(language).refusals[refused]
  const status = refused === 'code-to-read-again' ? readCodeAgain : ('ERROR' as const)
  const body = { status, code: refused, message }
  const written = writeDetails(refused, details)
  return written === undefined ? body : { ...body, details: written }
}
