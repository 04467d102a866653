import type { CardId } from '../ids.ts'
import { type Refused, refuse } from '../verdict.ts'
import type { Provider } from './attempt.ts'

export type SaveCall =
  | 'savePaymentRedsysWeb'
  | 'savePaymentBizumWeb'
  | 'savePaymentRedsysGooglePayWeb'
  | 'savePaymentDojoWeb'
  | 'savePaymentStripeWeb'
  | 'savePaymentPaypalWeb'
  | 'savePaymentWeb'

interface PaymentRow {
  readonly provider: Provider
  readonly saveCall: SaveCall
}

/** Every payment value that carries no saved card, and the call that saves it (OPEN-060, OPEN-061). */
export const cardlessPayments = {
  new: { provider: 'redsys', saveCall: 'savePaymentRedsysWeb' },
  bizum: { provider: 'bizum', saveCall: 'savePaymentBizumWeb' },
  googlepay: { provider: 'googlepay', saveCall: 'savePaymentRedsysGooglePayWeb' },
  applepay: { provider: 'applepay', saveCall: 'savePaymentRedsysWeb' },
  stripe: { provider: 'stripe', saveCall: 'savePaymentStripeWeb' },
  paypal: { provider: 'paypal', saveCall: 'savePaymentPaypalWeb' },
  dojo: { provider: 'dojo', saveCall: 'savePaymentDojoWeb' },
} as const satisfies Record<string, PaymentRow>
export type CardlessPayment = keyof typeof cardlessPayments

export const deliveryPayments = ['cash', 'terminal'] as const
export type DeliveryPayment = (typeof deliveryPayments)[number]

export interface PaymentWish {
  readonly method: 'online' | 'on-delivery'
  /** For `online` one of the values above or a saved card's id; for `on-delivery` how it is paid at the door. */
  readonly value: string
}

export interface PaymentPlan extends PaymentRow {
  readonly allowed: true
  readonly cardId: CardId | null
}

/** Which provider and which call; a value nobody knows is refused before anything is saved. */
export function planPayment(
  { method, value }: PaymentWish,
  savedCards: readonly CardId[],
): PaymentPlan | Refused<'payment-method-unknown'> {
  if (method === 'on-delivery') {
    const isKnown = deliveryPayments.some((known) => known === value)
    if (!isKnown) return refuse('payment-method-unknown')
    return { allowed: true, provider: 'on-delivery', saveCall: 'savePaymentWeb', cardId: null }
  }
  if (isCardless(value)) return { allowed: true, ...cardlessPayments[value], cardId: null }
  const cardId = savedCards.find((card) => card === value)
  if (cardId === undefined) return refuse('payment-method-unknown')
  return { allowed: true, provider: 'redsys', saveCall: 'savePaymentRedsysWeb', cardId }
}

/** No saved card goes with it (CHECKOUT-003). */
export function isCardless(value: string): value is CardlessPayment {
  return Object.hasOwn(cardlessPayments, value)
}

/** Change is asked for only where coins are handed over (OPEN-109). */
export function asksForChange(value: DeliveryPayment): boolean {
  return value === 'cash'
}
