import type { applyGifts as row } from '@comanda/contract/calls/cart'
import { isRefusal } from '@comanda/contract/refusals'
import { listGifts } from '@comanda/rules/pricing/list-gifts'
import type { Handler } from '../call/handler.ts'
import { priceHeldCart } from './price-held-cart.ts'
import type { KeepsOffers } from './read-offer.ts'

/** Gifts are part of every price (OPEN-053); this call only lists them, under both of its spellings. */
export const applyGifts: Handler<typeof row, KeepsOffers> = async ({ id }, context) => {
  const price = await priceHeldCart(context, id)
  return isRefusal(price) ? price : { gifts: listGifts(price), total: price.total }
}
