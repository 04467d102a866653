import type { CartId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireOrderPayment } from '../entities/order-payment.ts'
import { wirePaymentResult } from '../entities/payment-result.ts'
import type { Example } from '../example.ts'
import { exampleCartId } from '../examples/cart.ts'
import { exampleOrderPayment, exampleSave, placedResult } from '../examples/payment.ts'
import { wireUuid } from '../wire/number.ts'

/** One row per save call: each takes the order as CART-025 sends it and answers with a payment result (PAY-022). */
function saveRow<Path extends `/${string}`>(path: Path, requirements: readonly string[], summary: string) {
  return call({
    method: 'POST',
    path,
    caller: 'visitor',
    requirements,
    summary,
    asksBank: true,
    request: wireOrderPayment,
    reply: wirePaymentResult,
  })
}

export const savePaymentWeb = call({
  method: 'POST',
  path: '/SaleTemp/savePaymentWeb',
  caller: 'visitor',
  requirements: ['API-085', 'PAY-020', 'CHECKOUT-006'],
  summary: 'Orders without online payment: cash, or a card at the door.',
  request: wireOrderPayment,
  reply: wirePaymentResult,
})
export const savePaymentWebExample = (): Example<typeof savePaymentWeb> => ({
  request: { ...exampleOrderPayment, payment: 'cash', after: '1' },
  reply: placedResult,
})

export const savePaymentRedsysWeb = saveRow(
  '/SaleTemp/savePaymentRedsysWeb',
  ['API-086', 'PAY-020', 'PAY-022'],
  'Orders and pays by card at the bank: with the token of its form, with a saved card, or on the bank’s own page.',
)
export const savePaymentRedsysWebExample = (): Example<typeof savePaymentRedsysWeb> => exampleSave

export const savePaymentBizumWeb = saveRow(
  '/SaleTemp/savePaymentBizumWeb',
  ['API-087', 'PAY-014', 'PAY-022'],
  'Orders and pays with Bizum, on the bank’s own page.',
)
export const savePaymentBizumWebExample = (): Example<typeof savePaymentBizumWeb> => exampleSave

export const savePaymentRedsysGooglePayWeb = saveRow(
  '/SaleTemp/savePaymentRedsysGooglePayWeb',
  ['API-088', 'PAY-015', 'PAY-022'],
  'Orders and pays with Google Pay, on the bank’s own page.',
)
export const savePaymentRedsysGooglePayWebExample = (): Example<typeof savePaymentRedsysGooglePayWeb> => exampleSave

export const savePaymentStripeWeb = saveRow(
  '/SaleTemp/savePaymentStripeWeb',
  ['API-090', 'PAY-004', 'PAY-018'],
  'Orders and pays with the token of Stripe’s own card field.',
)
export const savePaymentStripeWebExample = (): Example<typeof savePaymentStripeWeb> => ({
  request: { ...exampleOrderPayment, payment: 'stripe', stripe_token: 'tok_visa', stripe_amount: 3100, tip: '0.00' },
  reply: { ...placedResult, response: 'paid' },
})

const stripeSaleRow = {
  path: '/Sale/createSaleForStripe',
  caller: 'visitor',
  requirements: ['API-092', 'PAY-018'],
  asksBank: true,
  request: z.object({ id: wireUuid<CartId>() }),
  reply: wirePaymentResult,
} as const

export const createSaleForStripe = call({
  ...stripeSaleRow,
  method: 'POST',
  summary:
    'Closes the sale of a cart that was charged at Stripe: its outcome is asked for, and the order is made once.',
})
const exampleStripeSale = { request: { id: exampleCartId }, reply: { ...placedResult, response: 'paid' as const } }
export const createSaleForStripeExample = (): Example<typeof createSaleForStripe> => exampleStripeSale

export const createSaleForStripeByGet = call({
  ...stripeSaleRow,
  method: 'GET',
  repeats: 'replayed',
  summary: 'The same as the documents spell it; it needs an Idempotency-Key and repeats harmlessly.',
})
export const createSaleForStripeByGetExample = (): Example<typeof createSaleForStripeByGet> => exampleStripeSale

export const savePaymentPaypalWeb = saveRow(
  '/SaleTemp/savePaymentPaypalWeb',
  ['API-091', 'PAY-019'],
  'Orders and pays with PayPal, on its own page.',
)
export const savePaymentPaypalWebExample = (): Example<typeof savePaymentPaypalWeb> => exampleSave

export const savePaymentDojoWeb = saveRow(
  '/SaleTemp/savePaymentDojoWeb',
  ['API-089', 'PAY-017', 'PAY-022'],
  'Orders and pays with Dojo, on its own page.',
)
export const savePaymentDojoWebExample = (): Example<typeof savePaymentDojoWeb> => exampleSave
