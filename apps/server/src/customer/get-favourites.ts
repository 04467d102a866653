import type { getFavourites as row } from '@comanda/contract/calls/favourite'
import { isRefusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { listNamedProducts } from '../catalogue/list-named-products.ts'
import type { KeepsCatalogues } from '../catalogue/load-catalogue.ts'
import { listFavouriteIds } from './favourite.repository.ts'
import { checkOwner } from './owner.ts'

/** The customer's own favourites; what the shop features is another call (OPEN-110). */
export const getFavourites: Handler<typeof row, KeepsCatalogues> = async ({ customerId }, context) => {
  const owner = checkOwner(context, customerId)
  if (isRefusal(owner)) return owner
  const ids = await listFavouriteIds(context.database, owner)
  return listNamedProducts(await context.house.catalogues.get(context.siteId), context.standing, ids)
}
