import { getProducts } from '@comanda/contract/calls/product'
import type { ListedProducts } from '@comanda/contract/entities/product'
import { isRefusal } from '@comanda/contract/refusals'
import { call } from '../../state/client.ts'

const mostFound = 60

/** Asks the server for matches. The codecs come with it, so a search on the device does without them. */
export async function askDishes(text: string): Promise<ListedProducts> {
  const search = { categoryId: null, brandId: null, text: text.toWellFormed(), offset: 0, limit: mostFound }
  const answer = await call(getProducts, search)
  if (isRefusal(answer)) throw new Error(answer.refused)
  return answer
}
