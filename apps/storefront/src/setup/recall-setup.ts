import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { openDraft, recallDraft, type SetupDraft } from '@comanda/rules/setup/setup-draft'
import { listModesOfStores } from '@comanda/rules/venue/offered-modes'
import type { SiteView } from '../views/site-view.ts'
import { findRememberedStore, listShownStores } from './find-setup-store.ts'
import { readKeptAddress } from './kept-address.ts'
import type { Venues } from './load-venues.ts'
import { toSiteModes } from './to-site-modes.ts'

/** The first draft once the stores are known, with what the device remembers of the last order. */
export function recallSetup(
  site: SiteView,
  { stores, defaultAddress }: Venues,
  wanted: OrderingMode | null,
): SetupDraft {
  const shown = listShownStores(site, stores)
  const modes = wanted === null ? listModesOfStores(toSiteModes(site), stores) : [wanted]
  const kept = {
    storeId: findRememberedStore(site),
    address: readKeptAddress(),
    hasDefaultAddress: defaultAddress !== null,
  }
  return recallDraft(openDraft(modes, shown), kept, shown)
}
