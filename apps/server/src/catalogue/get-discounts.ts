import type { getDiscounts as row } from '@comanda/contract/calls/promotion'
import type { Handler } from '../call/handler.ts'
import { listStorePromotions } from './list-store-promotions.ts'
import type { CatalogueCache } from './load-catalogue.ts'

/** The promotions of a store; at a table only those that hold there (SITE-049). */
export function createGetDiscounts(catalogues: CatalogueCache): Handler<typeof row> {
  return async ({ storeId, atTable }, { siteId, standing }) => {
    const offers = listStorePromotions(await catalogues.get(siteId), storeId ?? standing.storeId)
    return offers.filter((promotion) => !atTable || promotion.atTables)
  }
}
