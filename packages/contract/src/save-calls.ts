import type { PaymentPlan } from '@comanda/rules/payment/payment-choice'
import {
  createSaleForStripe,
  savePaymentBizumWeb,
  savePaymentDojoWeb,
  savePaymentPaypalWeb,
  savePaymentRedsysGooglePayWeb,
  savePaymentRedsysWeb,
  savePaymentStripeWeb,
  savePaymentWeb,
} from './calls/save-payment.ts'

/** The call for each way of paying (OPEN-060, OPEN-061). The documents have none for Apple Pay: it uses the bank's. */
export const saveCalls = {
  new: savePaymentRedsysWeb,
  bizum: savePaymentBizumWeb,
  googlepay: savePaymentRedsysGooglePayWeb,
  applepay: savePaymentRedsysWeb,
  stripe: savePaymentStripeWeb,
  paypal: savePaymentPaypalWeb,
  dojo: savePaymentDojoWeb,
  'on-delivery': savePaymentWeb,
} as const satisfies Readonly<Record<PaymentPlan['way'], unknown>>

/** Every saved card has the call of a new one, whoever keeps it (OPEN-060). */
export function findSaveCall({ way, cardId }: Pick<PaymentPlan, 'way' | 'cardId'>) {
  return saveCalls[cardId === null ? way : 'new']
}

/** The call that closes the sale once the money was asked for, where the documents have one (OPEN-062). */
export const closeCalls: Readonly<Partial<Record<PaymentPlan['way'], typeof createSaleForStripe>>> = {
  stripe: createSaleForStripe,
}
