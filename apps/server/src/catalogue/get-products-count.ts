import type { getProductsCount as row } from '@comanda/contract/calls/catalogue'
import type { Handler } from '../call/handler.ts'
import type { FindSimilar } from './find-similar.ts'
import type { CatalogueCache } from './load-catalogue.ts'
import { countProducts } from './search-products.ts'
import { getShelf } from './shelf.ts'

export function createGetProductsCount(catalogues: CatalogueCache, findSimilar: FindSimilar): Handler<typeof row> {
  return async (search, { siteId, standing, language }) =>
    countProducts({ shelf: getShelf(await catalogues.get(siteId), standing), siteId, language, findSimilar }, search)
}
