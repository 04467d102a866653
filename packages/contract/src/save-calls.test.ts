import { expect, test } from 'vitest'
import { saveCalls } from './save-calls.ts'

test.each([
  ['new', '/SaleTemp/savePaymentRedsysWeb'],
  ['applepay', '/SaleTemp/savePaymentRedsysWeb'],
] as const)('a card and %s are saved by the card form’s call: %s [CHECKOUT-004]', (way, path) => {
  expect(saveCalls[way].path).toBe(path)
})

test.each([
  ['bizum', '/SaleTemp/savePaymentBizumWeb'],
  ['googlepay', '/SaleTemp/savePaymentRedsysGooglePayWeb'],
  ['dojo', '/SaleTemp/savePaymentDojoWeb'],
  ['stripe', '/SaleTemp/savePaymentStripeWeb'],
  ['paypal', '/SaleTemp/savePaymentPaypalWeb'],
] as const)('%s has its own save call: %s [CHECKOUT-005]', (way, path) => {
  expect(saveCalls[way].path).toBe(path)
})

test('an order that is paid on delivery is saved without online payment [CHECKOUT-006]', () => {
  expect(saveCalls['on-delivery'].path).toBe('/SaleTemp/savePaymentWeb')
})
