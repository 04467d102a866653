import type { getProductsNews as row } from '@comanda/contract/calls/product'
import type { Handler } from '../call/handler.ts'
import type { KeepsCatalogues } from './load-catalogue.ts'
import { listKind } from './search-products.ts'
import { getShelf } from './shelf.ts'

export const getProductsNews: Handler<typeof row, KeepsCatalogues> = async (_request, { siteId, standing, house }) =>
  listKind(getShelf(await house.catalogues.get(siteId), standing), 'news', ({ isNew }) => isNew)
