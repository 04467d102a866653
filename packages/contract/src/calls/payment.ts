import type { AttemptId, CartId, FollowKey, StoreId } from '@comanda/rules/ids'
import { deliveryPayments } from '@comanda/rules/payment/payment-choice'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireOrder } from '../entities/followed-order.ts'
import { wirePaymentResult } from '../entities/payment-result.ts'
import type { Example } from '../example.ts'
import { exampleCartId } from '../examples/cart.ts'
import {
  exampleAttemptId,
  exampleBank,
  exampleFollowKey,
  exampleMerchantOrder,
  exampleOrder,
  placedResult,
} from '../examples/payment.ts'
import { wireId, wireIdOrNull, wireUuid } from '../wire/number.ts'

/** The facts of a venue's bank that a browser needs: never a signing key. */
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

/** The data that a browser needs to draw the card field of the card provider: never a secret key. */
export interface CardFieldSettings {
  readonly publicKey: string
  /** The provider's own script, which draws the field. */
  readonly script: string
}

export const getStripeData = call({
  method: 'GET',
  path: '/Web/getStripeData',
  caller: 'visitor',
  requirements: ['PAY-006', 'SITE-040'],
  summary: 'What the card field of a store’s card provider is drawn with. Ours, not in the documents.',
  request: z.codec(z.object({ store: wireId<StoreId>() }), z.custom<{ readonly storeId: StoreId }>(), {
    decode: ({ store }) => ({ storeId: store }),
    encode: ({ storeId }) => ({ store: storeId }),
  }),
  reply: z.codec(
    z.object({ stripe_config_public_key: z.string(), script: z.string() }),
    z.custom<CardFieldSettings>(),
    {
      decode: ({ stripe_config_public_key, script }) => ({ publicKey: stripe_config_public_key, script }),
      encode: ({ publicKey, script }) => ({ stripe_config_public_key: publicKey, script }),
    },
  ),
})
export const getStripeDataExample = (): Example<typeof getStripeData> => ({
  request: { store: 1 },
  reply: { stripe_config_public_key: 'pk_test_1', script: 'https://js.stripe.com/v3' },
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
  asksBank: true,
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

export const followOrder = call({
  method: 'POST',
  path: '/SaleTemp/follow',
  caller: 'visitor',
  requirements: ['F-081'],
  summary: 'The same by the key in the private link of the order, on any device. Ours, not in the documents.',
  // A read whose key must not appear in an address.
  repeats: 'done-again',
  request: z.codec(z.object({ key: wireUuid<FollowKey>() }), z.custom<{ readonly followKey: FollowKey }>(), {
    decode: ({ key }) => ({ followKey: key }),
    encode: ({ followKey }) => ({ key: followKey }),
  }),
  reply: wireOrder,
})
export const followOrderExample = (): Example<typeof followOrder> => ({
  request: { key: exampleFollowKey },
  reply: exampleOrder,
})
