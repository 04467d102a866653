import type { getOffers as row } from '@comanda/contract/calls/product'
import type { Handler } from '../call/handler.ts'
import type { KeepsCatalogues } from './load-catalogue.ts'
import { listKind } from './search-products.ts'
import { getShelf } from './shelf.ts'

export const getOffers: Handler<typeof row, KeepsCatalogues> = async (_request, { siteId, standing, house }) =>
  listKind(getShelf(await house.catalogues.get(siteId), standing), 'offers', ({ oldPrice }) => oldPrice !== null)
