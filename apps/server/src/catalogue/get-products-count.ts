import type { getProductsCount as row } from '@comanda/contract/calls/catalogue'
import type { Handler } from '../http/handler.ts'
import type { CatalogueCache } from './load-catalogue.ts'
import { countProducts } from './search-products.ts'
import { getShelf } from './shelf.ts'

export function createGetProductsCount(catalogues: CatalogueCache): Handler<typeof row> {
  return async (search, { siteId, standing, language }) =>
    countProducts(getShelf(await catalogues.get(siteId), standing), search, language)
}
