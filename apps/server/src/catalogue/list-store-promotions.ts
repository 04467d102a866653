import type { StoreId } from '@comanda/rules/ids'
import type { Promotion } from '@comanda/rules/promotions/promotion'
import type { CatalogueSnapshot } from './load-catalogue.ts'

/** The promotions of a store: those that name it, and those that name none. */
export function listStorePromotions(
  { promotions }: Pick<CatalogueSnapshot, 'promotions'>,
  storeId: StoreId | null,
): Promotion[] {
  return promotions
    .filter(({ storeIds }) => storeIds.length === 0 || (storeId !== null && storeIds.includes(storeId)))
    .map(({ promotion }) => promotion)
}
