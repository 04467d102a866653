import { getProducts } from '@comanda/contract/calls/catalogue'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import type { Product } from '@comanda/rules/catalogue/product'
import { openClient } from '../../state/client.ts'

const mostFound = 60

/** Asks the server for what matches. Its codecs come with it, so a search that stays on the device goes without. */
export async function askDishes(text: string, language: Language): Promise<readonly Product[]> {
  const client = await openClient(language)
  const search = { categoryId: null, brandId: null, text: text.toWellFormed(), offset: 0, limit: mostFound }
  const answer = await client.call(getProducts, search)
  if (isRefusal(answer)) throw new Error(answer.refused)
  return answer.products
}
