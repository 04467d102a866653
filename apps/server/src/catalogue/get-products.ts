import type { getProducts as row } from '@comanda/contract/calls/product'
import type { Handler } from '../call/handler.ts'
import type { FindsSimilar } from './find-similar.ts'
import type { KeepsCatalogues } from './load-catalogue.ts'
import { searchProducts } from './search-products.ts'
import { getShelf } from './shelf.ts'

export const getProducts: Handler<typeof row, KeepsCatalogues & FindsSimilar> = async (search, context) => {
  const { siteId, standing, language, house } = context
  const shelf = getShelf(await house.catalogues.get(siteId), standing)
  return searchProducts({ shelf, siteId, language, findSimilar: house.findSimilar }, search)
}
