import type { showRush as row } from '@comanda/contract/calls/staff/rush'
import { refusal } from '@comanda/contract/refusals'
import { findLatestRushEnd, stoppableModes } from '@comanda/rules/venue/rush'
import type { StaffReader } from '../call/staff-handler.ts'
import { findRush } from './find-rush.ts'
import { findStore } from './find-store.ts'
import type { KeepsVenues } from './load-venues.ts'

export const showRush: StaffReader<typeof row, KeepsVenues> = async ({ storeId }, context) => {
  const { database, siteId, now, house } = context
  const store = findStore(await house.venues.get(siteId), storeId)
  if (store === undefined) return refusal('store-not-found')
  const rush = await findRush(database, { siteId, storeId }, now)
  return {
    now,
    rush: rush ?? null,
    // The store is kept as diners meet it, without what the rush has stopped.
    stoppable: stoppableModes.filter((mode) => store.modes[mode] || rush?.stopped.includes(mode)),
    latestEnd: findLatestRushEnd(now, store),
  }
}
