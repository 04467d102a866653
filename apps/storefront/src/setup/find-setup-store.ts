import type { StoreId } from '@comanda/rules/ids'
import { isModeOffered } from '@comanda/rules/venue/offered-modes'
import type { Store } from '@comanda/rules/venue/store'
import { getSetup } from '../state/setup.ts'
import type { SiteView, StoreView } from '../views/site-view.ts'
import type { SetupChoices } from './reduce-setup.ts'
import { toSiteModes } from './to-site-modes.ts'

export interface SetupStores {
  /** Stores that can be chosen for the mode; for a delivery those that serve the address. */
  readonly choosable: readonly Store[]
  /** The store that the order would go to. */
  readonly store: Store | null
}

interface Standing {
  readonly site: Pick<SiteView, 'modes' | 'mode' | 'onlyBookings'>
  readonly remembered: StoreId | null
}

/** Which stores the choices leave, and which of them is used: the only one, the chosen one or the remembered one. */
export function findSetupStore(
  { draft: { mode, storeId }, serving }: Pick<SetupChoices, 'draft' | 'serving'>,
  stores: readonly Store[],
  { site, remembered }: Standing,
): SetupStores {
  const choosable = mode === 'delivery' ? (serving ?? []) : stores.filter((store) => mode !== null && store.modes[mode])
  // A scanned code names the table's store.
  if (mode === 'table') return { choosable, store: stores.find(({ id }) => id === storeId) ?? null }
  const siteModes = toSiteModes(site)
  const offering = choosable.filter((store) => mode !== null && isModeOffered(siteModes, store, mode))
  // A single store is chosen automatically (SETUP-017), but not one that does not take this mode.
  const [only] = offering.length === 1 ? offering : []
  const find = (wish: StoreId | null) => offering.find(({ id }) => id === wish)
  const store = only ?? find(storeId) ?? (mode === 'delivery' ? undefined : find(remembered)) ?? null
  return { choosable, store }
}

/** The page lists only the stores that can be chosen (OPEN-081). */
export function listShownStores(
  site: { readonly stores: readonly Pick<StoreView, 'id'>[] },
  stores: readonly Store[],
): readonly Store[] {
  return stores.filter(({ id }) => site.stores.some((shown) => shown.id === id))
}

/** The store of the last order, else the one the site begins with. */
export function findRememberedStore({ firstStoreId }: Pick<SiteView, 'firstStoreId'>): StoreId | null {
  return getSetup().storeId ?? firstStoreId
}
