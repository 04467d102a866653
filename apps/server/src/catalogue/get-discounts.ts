import type { getDiscounts as row } from '@comanda/contract/calls/promotion'
import type { Handler } from '../http/handler.ts'
import type { CatalogueCache } from './load-catalogue.ts'

/** The promotions of a store; at a table only those that hold there (SITE-049). */
export function createGetDiscounts(catalogues: CatalogueCache): Handler<typeof row> {
  return async ({ storeId, atTable }, { siteId, standing }) => {
    const { promotions } = await catalogues.get(siteId)
    const here = storeId ?? standing.storeId
    return promotions
      .filter(({ storeIds }) => storeIds.length === 0 || (here !== null && storeIds.includes(here)))
      .map(({ promotion }) => promotion)
      .filter((promotion) => !atTable || promotion.atTables)
  }
}
