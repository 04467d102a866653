import type * as calls from '../calls/favourite.ts'
import { exampleProduct } from './entities/catalogue.ts'
import { exampleCustomerId } from './entities/customer.ts'
import type { ExamplesOf } from './examples-of.ts'

export const favouriteExamples: ExamplesOf<typeof calls> = {
  getFavourites: { request: { customer: exampleCustomerId }, reply: [exampleProduct] },
  postFavourite: { request: { customer: exampleCustomerId, product: 12 }, reply: { status: 'OK' } },
  deleteFavourite: { request: { customer: exampleCustomerId, product: 12 }, reply: { status: 'OK' } },
}
