import { getStore } from '@comanda/contract/calls/venue'
import { isRefusal } from '@comanda/contract/refusals'
import type { StoreId } from '@comanda/rules/ids'
import { instant } from '@comanda/rules/time/store-moment'
import { isVenueClosed } from '@comanda/rules/venue/closed-venue'
import { toSiteModes } from '../setup/to-site-modes.ts'
import { call } from '../state/client.ts'
import { openVisit } from '../state/visit.ts'
import type { SiteView } from '../views/site-view.ts'

/** Whether a visitor who scanned a store's code finds it closed now, by the server's clock (OPEN-104). */
export async function isClosedNow(storeId: StoreId, site: SiteView): Promise<boolean> {
  const [visit, store] = await Promise.all([openVisit(), call(getStore, { storeId })])
  if (isRefusal(store)) return false
  return isVenueClosed({
    site: toSiteModes(site),
    store,
    now: instant(visit.now()),
    fromCode: true,
  })
}
