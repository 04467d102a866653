import { checkProductOffered } from '@comanda/rules/catalogue/check-product-offered'
import { modeRules } from '@comanda/rules/modes/mode-rules'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { chooseMenu } from '@comanda/rules/venue/choose-menu'
import { useRoot } from '../../parts/use-root.ts'
import { type Setup, useSetup, useStoreId } from '../../state/setup.ts'
import type { DishStore, ProductView } from '../../views/product-view.ts'
import type { SiteView } from '../../views/site-view.ts'

/** In which store and mode the visitor would order the dish. */
export interface DishPlace {
  readonly mode: OrderingMode | null
  readonly store: DishStore | undefined
  readonly hidesIngredients: boolean
  /** Sold in this store and on the menu of this mode (CATALOGUE-023). */
  readonly isOffered: boolean
}

export function usePlace(view: ProductView): DishPlace {
  const { site } = useRoot()
  return findPlace(view, { mode: useSetup('mode'), storeId: useStoreId(site) }, site)
}

export function findPlace(
  view: ProductView,
  setup: Pick<Setup, 'mode' | 'storeId'>,
  site: Pick<SiteView, 'mode' | 'firstStoreId' | 'menuId'>,
): DishPlace {
  const mode = setup.mode ?? site.mode
  const chosen = view.stores.find(({ id }) => id === (setup.storeId ?? site.firstStoreId))
  const store = chosen ?? view.stores[0]
  return {
    mode,
    store,
    hidesIngredients: store?.hidesIngredients ?? false,
    isOffered: chosen === undefined || mode === null || isOffered(view, { mode, store: chosen, siteMenu: site.menuId }),
  }
}

interface Standing {
  readonly mode: OrderingMode
  readonly store: DishStore
  readonly siteMenu: Parameters<typeof chooseMenu>[0]['site']['menuId']
}

function isOffered({ product }: ProductView, { mode, store, siteMenu }: Standing): boolean {
  const resource = store.counters.find(({ kind }) => kind === modeRules[mode].resourceKind) ?? null
  const menuId = chooseMenu({ site: { menuId: siteMenu }, mode, store, resource, current: null })
  return checkProductOffered(product, { storeId: store.id, menuId }).allowed
}
