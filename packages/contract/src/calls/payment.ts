import type { AttemptId, CartId, StoreId } from '@comanda/rules/ids'
import { deliveryPayments } from '@comanda/rules/payment/payment-choice'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireOrderPayment } from '../entities/order-payment.ts'
import { wirePaymentResult } from '../entities/payment-result.ts'
import { wireOrder } from '../entities/told-order.ts'
import type { Example } from '../example.ts'
import { exampleCartId } from '../examples/cart.ts'
import {
  exampleAttemptId,
  exampleBank,
  exampleMerchantOrder,
  exampleOrder,
  exampleOrderPayment,
  exampleSave,
  placedResult,
} from '../examples/payment.ts'
import { wireId, wireIdOrNull, wireUuid } from '../wire/number.ts'

/** What a browser needs to know of a venue's bank: never a signing key. */
export interface BankSettings {
  readonly merchantCode: string
  readonly terminal: string
  /** The bank's own script, which draws its card form (PAY-009). */
  readonly script: string
}

const bankSettings = z.codec(
  z.object({ codeshop: z.string(), codeterminal: z.string(), script: z.string() }),
  z.custom<BankSettings>(),
  {
    decode: ({ codeshop, codeterminal, script }) => ({ merchantCode: codeshop, terminal: codeterminal, script }),
    encode: ({ merchantCode, terminal, script }) => ({ codeshop: merchantCode, codeterminal: terminal, script }),
  },
)

export const getRedsysData = call({
  method: 'GET',
  path: '/Web/getRedsysData',
  caller: 'visitor',
  requirements: ['API-048', 'PAY-024'],
  summary: 'The bank settings that serve the whole site.',
  request: z.object({}),
  reply: bankSettings,
})
export const getRedsysDataExample = (): Example<typeof getRedsysData> => ({ request: {}, reply: exampleBank })

export const getStoreRedsysData = call({
  method: 'POST',
  path: '/Web/getRedsysData',
  caller: 'visitor',
  requirements: ['API-049', 'PAY-024'],
  summary: 'The bank settings of one store.',
  // A read that the documents define as a write.
  repeats: 'done-again',
  request: z.codec(z.object({ store: wireId<StoreId>() }), z.custom<{ readonly storeId: StoreId }>(), {
    decode: ({ store }) => ({ storeId: store }),
    encode: ({ storeId }) => ({ store: storeId }),
  }),
  reply: bankSettings,
})
export const getStoreRedsysDataExample = (): Example<typeof getStoreRedsysData> => ({
  request: { store: 1 },
  reply: exampleBank,
})

export const getPaymentMethods = call({
  method: 'GET',
  path: '/SaleTemp/getPaymentMethods',
  caller: 'visitor',
  requirements: ['CHECKOUT-001', 'CHECKOUT-002'],
  summary: 'How an order at a store can be paid: online values, and what is taken at the door.',
  request: z.codec(z.object({ store: wireIdOrNull<StoreId>() }), z.custom<{ readonly storeId: StoreId | null }>(), {
    decode: ({ store }) => ({ storeId: store }),
    encode: ({ storeId }) => ({ store: storeId }),
  }),
  reply: z.object({ online: z.array(z.string()), delivery: z.array(z.enum(deliveryPayments)) }),
})
export const getPaymentMethodsExample = (): Example<typeof getPaymentMethods> => ({
  request: { store: 1 },
  reply: { online: ['new', 'bizum'], delivery: ['cash', 'terminal'] },
})

const merchantOrderRow = {
  path: '/SaleTemp/createMerchantOrder',
  caller: 'visitor',
  requirements: ['API-080', 'PAY-021'],
  request: z.object({ id: wireUuid<CartId>() }),
  reply: z.object({ status: z.literal('OK'), merchantOrder: z.string(), attempt: wireUuid<AttemptId>() }),
} as const

export const createMerchantOrder = call({
  ...merchantOrderRow,
  method: 'POST',
  summary: 'Gives a cart a number of its own at the bank, so that the bank’s card form can be drawn.',
})
export const createMerchantOrderExample = (): Example<typeof createMerchantOrder> => exampleMerchantOrder

export const createMerchantOrderByGet = call({
  ...merchantOrderRow,
  method: 'GET',
  repeats: 'replayed',
  summary: 'The same as the documents spell it; it needs an Idempotency-Key and repeats harmlessly.',
})
export const createMerchantOrderByGetExample = (): Example<typeof createMerchantOrderByGet> => exampleMerchantOrder

/** One row per save call: each takes the order as CART-025 sends it and answers with a payment result (PAY-022). */
function saveRow<Path extends `/${string}`>(path: Path, requirements: readonly string[], summary: string) {
  return call({
    method: 'POST',
    path,
    caller: 'visitor',
    requirements,
    summary,
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
export const savePaymentStripeWebExample = (): Example<typeof savePaymentStripeWeb> => exampleSave

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

export const getPaymentResult = call({
  method: 'GET',
  path: '/SaleTemp/getPaymentResult',
  caller: 'visitor',
  requirements: ['PAY-012', 'PAY-023'],
  summary: 'How a payment of this visitor stands; asked every 500 ms while the bank decides.',
  request: z.object({ attempt: wireUuid<AttemptId>() }),
  reply: wirePaymentResult,
})
export const getPaymentResultExample = (): Example<typeof getPaymentResult> => ({
  request: { attempt: exampleAttemptId },
  reply: { ...placedResult, response: 'paid' },
})

export const getOrderStatus = call({
  method: 'GET',
  path: '/SaleTemp/getStatus',
  caller: 'visitor',
  requirements: ['CHECKOUT-011', 'CHECKOUT-012'],
  summary: 'How far the order of a cart is that this visitor holds.',
  request: z.object({ id: wireUuid<CartId>() }),
  reply: wireOrder,
})
export const getOrderStatusExample = (): Example<typeof getOrderStatus> => ({
  request: { id: exampleCartId },
  reply: exampleOrder,
})
