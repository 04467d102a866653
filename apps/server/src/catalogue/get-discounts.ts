import type { getDiscounts as row } from '@comanda/contract/calls/promotion'
import type { Handler } from '../call/handler.ts'
import { listStorePromotions } from './list-store-promotions.ts'
import type { KeepsCatalogues } from './load-catalogue.ts'

/** The promotions of a store; at a table only those that are valid there (SITE-049). */
export const getDiscounts: Handler<typeof row, KeepsCatalogues> = async (
  { storeId, atTable },
  { siteId, standing, house },
) => {
  const offers = listStorePromotions(await house.catalogues.get(siteId), storeId ?? standing.storeId)
  return offers.filter((promotion) => !atTable || promotion.atTables)
}
