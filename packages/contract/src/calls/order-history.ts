import type { CustomerId, OrderId, ProductId, StoreId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wirePastOrder } from '../entities/past-order.ts'
import { wireOrderSummary, wirePlacedOrder } from '../entities/placed-order.ts'
import type { Example } from '../example.ts'
import { exampleProduct } from '../examples/catalogue.ts'
import { exampleCustomerId } from '../examples/customer.ts'
import { exampleOrder, exampleOrderSummary, examplePastLine } from '../examples/order-history.ts'
import { checked } from '../wire/checked.ts'
import { wireCount } from '../wire/count.ts'
import { wireId, wireUuid, wireWhole, wireWholeOrNull } from '../wire/number.ts'
import { typedLine } from '../wire/typed-text.ts'

export const getMyOrdersCount = call({
  method: 'GET',
  path: '/Customer/getMyOrdersCount',
  caller: 'customer',
  requirements: ['API-021', 'ACCOUNT-033'],
  summary: 'How many orders the logged-in customer has made: an array whose first element is the count.',
  request: z.object({ id: wireUuid<CustomerId>() }),
  reply: wireCount,
})
export const getMyOrdersCountExample = (): Example<typeof getMyOrdersCount> => ({
  request: { id: exampleCustomerId },
  reply: [4],
})

/** One page of the history. */
export interface OrdersPage {
  readonly offset: number
  readonly limit: number
}

const usualPage = 10
const longestPage = 50

export const getMyOrders = call({
  method: 'GET',
  path: '/Customer/getMyOrders',
  caller: 'customer',
  requirements: ['API-022', 'ACCOUNT-033'],
  summary: `The orders of the logged-in customer, newest first: ${usualPage} unless a limit says otherwise, ${longestPage} at most.`,
  request: z.codec(z.object({ offset: wireWholeOrNull, limit: wireWholeOrNull }), z.custom<OrdersPage>(), {
    decode: ({ offset, limit }) => ({
      offset: Math.max(0, offset ?? 0),
      limit: Math.min(longestPage, Math.max(0, limit ?? usualPage)),
    }),
    encode: ({ offset, limit }) => ({ offset, limit }),
  }),
  reply: z.array(wireOrderSummary),
})
export const getMyOrdersExample = (): Example<typeof getMyOrders> => ({
  request: { offset: 0, limit: 10 },
  reply: [exampleOrderSummary],
})

export const getOrder = call({
  method: 'GET',
  path: '/Sale',
  caller: 'visitor',
  requirements: ['API-023', 'ACCOUNT-033'],
  summary: 'An order, for the customer it belongs to and for the visit that made it. To anybody else there is none.',
  request: z.object({ id: wireUuid<OrderId>() }),
  reply: wirePlacedOrder,
})
export const getOrderExample = (): Example<typeof getOrder> => ({
  request: { id: exampleOrder.id },
  reply: exampleOrder,
})

export const getPastOrder = call({
  method: 'GET',
  path: '/Sale/again',
  caller: 'visitor',
  requirements: ['ACCOUNT-033'],
  summary:
    'The lines of an own order as they were sold, and their dishes as they are sold now, to order it again. Ours, not in the documents.',
  request: z.object({ id: wireUuid<OrderId>() }),
  reply: wirePastOrder,
})
export const getPastOrderExample = (): Example<typeof getPastOrder> => ({
  request: { id: exampleOrder.id },
  reply: { items: [examplePastLine], products: [exampleProduct] },
})

/** A dish at a venue, and the phone it was ordered with. */
export interface OrderedDish {
  readonly storeId: StoreId
  readonly productId: ProductId
  readonly phone: string
}

export const getQuantityByPhone = call({
  method: 'GET',
  path: '/Sale/getQtyProductByStorePhone',
  caller: 'visitor',
  requirements: ['API-082'],
  summary: 'How many of a dish were ordered at a venue with a phone, among the orders of this visitor or customer.',
  request: z.codec(
    z.object({
      store: wireId<StoreId>(),
      product: wireId<ProductId>(),
      phone: checked(typedLine(40), z.minLength(1)),
    }),
    z.custom<OrderedDish>(),
    {
      decode: ({ store, product, phone }) => ({ storeId: store, productId: product, phone }),
      encode: ({ storeId, productId, phone }) => ({ store: storeId, product: productId, phone }),
    },
  ),
  reply: z.codec(z.object({ qty: wireWhole }), z.custom<{ readonly quantity: number }>(), {
    decode: ({ qty }) => ({ quantity: qty }),
    encode: ({ quantity }) => ({ qty: quantity }),
  }),
})
export const getQuantityByPhoneExample = (): Example<typeof getQuantityByPhone> => ({
  request: { store: 1, product: 12, phone: '600000001' },
  reply: { qty: 3 },
})
