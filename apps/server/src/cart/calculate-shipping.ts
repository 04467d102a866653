import type { calculateShipping as row } from '@comanda/contract/calls/cart'
import { isRefusal } from '@comanda/contract/refusals'
import { zero } from '@comanda/rules/money/cents'
import type { Handler } from '../call/handler.ts'
import { priceHeldCart } from './price-held-cart.ts'
import type { KeepsOffers } from './read-offer.ts'

export const calculateShipping: Handler<typeof row, KeepsOffers> = async ({ id }, context) => {
  const price = await priceHeldCart(context, id)
  if (isRefusal(price)) return price
  return { shipping: price.parts.find(({ kind }) => kind === 'shipping')?.amount ?? zero }
}
