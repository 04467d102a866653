import { type CategoryId, type ProductId, type StationId, type StoreId, toId } from '@comanda/rules/ids'
import type { Store } from '@comanda/rules/venue/store'

/** Where a store cooks, and what. */
export interface DemoStation {
  readonly id: StationId
  readonly storeId: StoreId
  readonly name: string
  readonly categoryIds: readonly CategoryId[]
  readonly productIds: readonly ProductId[]
}

export interface StationSheet {
  readonly name: string
  readonly categories: readonly number[]
  /** Dishes that belong to no category, or that another station cooks than the rest of theirs. */
  readonly products?: readonly number[]
}

/** The same stations in every store, with ids of their own. */
export function stationsOf(stores: readonly Pick<Store, 'id'>[], sheets: readonly StationSheet[]): DemoStation[] {
  return stores.flatMap(({ id: storeId }, ofStore) =>
    sheets.map(({ name, categories, products = [] }, at) => ({
      id: toId<StationId>(ofStore * sheets.length + at + 1),
      storeId,
      name,
      categoryIds: categories.map((id) => toId<CategoryId>(id)),
      productIds: products.map((id) => toId<ProductId>(id)),
    })),
  )
}
