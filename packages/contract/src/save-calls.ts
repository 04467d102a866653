import type { PaymentPlan } from '@comanda/rules/payment/payment-choice'
import {
  savePaymentBizumWeb,
  savePaymentDojoWeb,
  savePaymentPaypalWeb,
  savePaymentRedsysGooglePayWeb,
  savePaymentRedsysWeb,
  savePaymentStripeWeb,
  savePaymentWeb,
} from './calls/payment.ts'

/** Which call orders and pays each way (OPEN-060, OPEN-061). The documents give Apple Pay none, so it takes the bank's. */
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
