import type { getFavoritesWeb as row } from '@comanda/contract/calls/product'
import type { Handler } from '../call/handler.ts'
import type { KeepsCatalogues } from './load-catalogue.ts'
import { listKind } from './search-products.ts'
import { getShelf } from './shelf.ts'

/** The dishes that the shop features on its home page; a customer's own favourites are another call (OPEN-110). */
export const getFavoritesWeb: Handler<typeof row, KeepsCatalogues> = async (_request, { siteId, standing, house }) =>
  listKind(getShelf(await house.catalogues.get(siteId), standing), 'featured', ({ featured }) => featured)
