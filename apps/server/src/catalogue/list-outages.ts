import type { StoreOutage } from '@comanda/rules/catalogue/store-outage'
import { withPauses } from '@comanda/rules/catalogue/with-pauses'
import { findReturn } from './list-pause-effects.ts'
import type { CatalogueSnapshot } from './load-catalogue.ts'

/** Computed once, and discarded with the snapshot. */
const known = new WeakMap<CatalogueSnapshot, readonly StoreOutage[]>()

/** The things that each store has run out of, for pages that are the same for everybody. */
export function listOutages(snapshot: CatalogueSnapshot): readonly StoreOutage[] {
  const listed = known.get(snapshot) ?? readOutages(snapshot)
  known.set(snapshot, listed)
  return listed
}

function readOutages({ products, pauses }: CatalogueSnapshot): readonly StoreOutage[] {
  return [...pauses.byStore].flatMap(([storeId, paused]) => {
    if (paused.products.size === 0 && paused.values.size === 0) return []
    const fallen = products.filter((product) => product.published && !withPauses(product, paused).published)
    const dishes = fallen.map((product) => ({ id: product.id, until: findReturn(product, paused.stored) }))
    return { storeId, dishes, valueIds: [...paused.values] }
  })
}
