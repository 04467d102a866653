import type { getProducts as row } from '@comanda/contract/calls/catalogue'
import type { Handler } from '../http/handler.ts'
import type { CatalogueCache } from './load-catalogue.ts'
import { searchProducts } from './search-products.ts'
import { getShelf } from './shelf.ts'

export function createGetProducts(catalogues: CatalogueCache): Handler<typeof row> {
  return async (search, { siteId, standing, language }) =>
    searchProducts(getShelf(await catalogues.get(siteId), standing), search, language)
}
