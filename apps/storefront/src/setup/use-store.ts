import type { StoreId } from '@comanda/rules/ids'
import { useStoreId } from '../state/setup.ts'
import type { SiteView, StoreView } from '../views/site-view.ts'

/** The store of this visit: the chosen one, else the one the site begins with (OPEN-081). */
export function findStore(
  site: Pick<SiteView, 'stores' | 'firstStoreId'>,
  chosenId: StoreId | null,
): StoreView | undefined {
  const find = (wanted: StoreId | null) => site.stores.find(({ id }) => id === wanted)
  return find(chosenId) ?? find(site.firstStoreId)
}

export function useStore(site: Pick<SiteView, 'stores' | 'firstStoreId'>): StoreView | undefined {
  return findStore(site, useStoreId(site))
}
