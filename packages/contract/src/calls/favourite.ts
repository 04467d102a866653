import type { CustomerId, ProductId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireProducts } from '../entities/product.ts'
import type { Example } from '../example.ts'
import { exampleProduct } from '../examples/catalogue.ts'
import { exampleCustomerId } from '../examples/customer.ts'
import { wireId, wireUuid } from '../wire/number.ts'

const done = z.object({ status: z.literal('OK') })

/** The customer and their favourite dish (OPEN-025). */
export interface FavouriteMark {
  readonly customerId: CustomerId
  readonly productId: ProductId
}

const wireFavouriteMark = z.codec(
  z.object({ customer: wireUuid<CustomerId>(), product: wireId<ProductId>() }),
  z.custom<FavouriteMark>(),
  {
    decode: ({ customer, product }) => ({ customerId: customer, productId: product }),
    encode: ({ customerId, productId }) => ({ customer: customerId, product: productId }),
  },
)

export const getFavourites = call({
  method: 'GET',
  path: '/Customer/favorites',
  caller: 'customer',
  requirements: ['API-020', 'ACCOUNT-034', 'OPEN-110'],
  summary: 'The favourite products of the logged-in customer, newest first, at the prices of the store and mode.',
  request: z.codec(z.object({ customer: wireUuid<CustomerId>() }), z.custom<Pick<FavouriteMark, 'customerId'>>(), {
    decode: ({ customer }) => ({ customerId: customer }),
    encode: ({ customerId }) => ({ customer: customerId }),
  }),
  reply: wireProducts,
})
export const getFavouritesExample = (): Example<typeof getFavourites> => ({
  request: { customer: exampleCustomerId },
  reply: [exampleProduct],
})

export const postFavourite = call({
  method: 'POST',
  path: '/Customer/favorites',
  caller: 'customer',
  requirements: ['OPEN-025'],
  summary: 'Marks a product as a favourite of the logged-in customer; doing it twice changes nothing.',
  request: wireFavouriteMark,
  reply: done,
})
export const postFavouriteExample = (): Example<typeof postFavourite> => ({
  request: { customer: exampleCustomerId, product: 12 },
  reply: { status: 'OK' },
})

export const deleteFavourite = call({
  method: 'DELETE',
  path: '/Customer/favorites',
  caller: 'customer',
  requirements: ['OPEN-025'],
  summary: 'Takes a product off the favourites of the logged-in customer; doing it twice changes nothing.',
  request: wireFavouriteMark,
  reply: done,
})
export const deleteFavouriteExample = (): Example<typeof deleteFavourite> => ({
  request: { customer: exampleCustomerId, product: 12 },
  reply: { status: 'OK' },
})
