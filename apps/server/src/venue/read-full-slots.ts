import type { CartId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { type FullSlots, noFullSlots, toFullSlots } from '@comanda/rules/venue/full-slots'
import type { Store } from '@comanda/rules/venue/store'
import type { Reader } from '../database/database.ts'
import { listSlotLoads } from './slot-use.repository.ts'

interface FullSlotsQuestion {
  readonly store: Store | undefined
  readonly now: Instant
  readonly except?: CartId
}

/** The slots of a store that take no more orders; only a store with a limit is asked about. */
export async function readFullSlots(
  db: Reader,
  siteId: SiteId,
  { store, now, except }: FullSlotsQuestion,
): Promise<FullSlots> {
  const limit = store?.hours.ordersPerSlot ?? null
  if (store === undefined || limit === null) return noFullSlots
  const from = toStoreMoment(now, store.timeZone).date
  return toFullSlots(await listSlotLoads(db, siteId, { storeId: store.id, from, except: except ?? null, now }), limit)
}
