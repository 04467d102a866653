import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { TemplateVersion, Website } from '../website/website.ts'
import type { Store } from './store.ts'

/** Which order-setup dialog each template has; no other place says it (OPEN-005). */
export const setupDialogs = { 0: 'A', 1: 'A', 2: 'B', 3: 'A' } as const satisfies Record<TemplateVersion, 'A' | 'B'>

/** Some sites sell to registered customers only; at a table guests may order (SITE-007, OPEN-090). */
export function mustLogIn(
  site: Pick<Website, 'onlyUsers'>,
  visit: { readonly loggedIn: boolean; readonly mode: OrderingMode | null },
): boolean {
  return site.onlyUsers && !visit.loggedIn && visit.mode !== 'table'
}

/** On a site that requires it, logging in is followed by the setup dialog (ACCOUNT-007, OPEN-026). */
export function opensSetupAfterLogin(
  site: Pick<Website, 'onlyUsers' | 'asksModeOnEntry'>,
  visit: { readonly mode: OrderingMode | null; readonly store: Pick<Store, 'takeawayClosed'> | null },
): boolean {
  return site.onlyUsers && site.asksModeOnEntry && visit.mode === null && visit.store?.takeawayClosed !== true
}

/** With a digital menu of a single store nothing is asked: the store is chosen and saved automatically (SETUP-021). */
export function findAutomaticStore<S>(modes: readonly OrderingMode[], stores: readonly S[]): S | undefined {
  return modes.length === 1 && modes[0] === 'digital-card' && stores.length === 1 ? stores[0] : undefined
}

/** A site tied to one store offers no other (OPEN-081). */
export function listChoosableStores<S extends Pick<Store, 'id'>>(
  site: Pick<Website, 'onlyStoreId'>,
  stores: readonly S[],
): readonly S[] {
  return site.onlyStoreId === null ? stores : stores.filter(({ id }) => id === site.onlyStoreId)
}

/** The store a visit begins with: the site's only one, else the one chosen before, else the site's default (OPEN-081). */
export function findFirstStore<S extends Pick<Store, 'id'>>(
  site: Pick<Website, 'onlyStoreId' | 'defaultStoreId'>,
  stores: readonly S[],
  chosenId: S['id'] | null,
): S | undefined {
  const wishes = site.onlyStoreId === null ? [chosenId, site.defaultStoreId] : [site.onlyStoreId]
  for (const wish of wishes) {
    const found = stores.find(({ id }) => id === wish)
    if (found) return found
  }
  return undefined
}
