import type { CallName } from '@comanda/contract/all-calls'

/**
 * Calls that commit an attempt before they ask a bank, on connections of their own: they cannot be one transaction with
 * their answer. Whatever else uses the payments kit for writing belongs here too.
 */
export const asksBank: ReadonlySet<CallName> = new Set([
  'createMerchantOrder',
  'createMerchantOrderByGet',
  'savePaymentRedsysWeb',
  'savePaymentBizumWeb',
  'savePaymentRedsysGooglePayWeb',
  'savePaymentStripeWeb',
  'savePaymentPaypalWeb',
  'savePaymentDojoWeb',
  'changeBooking',
  'createBookingMerchantCode',
  'payBookingWithRedsys',
  'payBookingWithStripe',
])
