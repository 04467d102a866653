import type { getProductsNews as row } from '@comanda/contract/calls/catalogue'
import type { Handler } from '../call/handler.ts'
import type { CatalogueCache } from './load-catalogue.ts'
import { listKind } from './search-products.ts'
import { getShelf } from './shelf.ts'

export function createGetProductsNews(catalogues: CatalogueCache): Handler<typeof row> {
  return async (_request, { siteId, standing }) =>
    listKind(getShelf(await catalogues.get(siteId), standing), 'news', ({ isNew }) => isNew)
}
