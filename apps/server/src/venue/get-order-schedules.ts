import type { getOrderSchedules as row } from '@comanda/contract/calls/opening-hours'
import { refusal } from '@comanda/contract/refusals'
import { listOrderSlots } from '@comanda/rules/venue/order-slots'
import type { Handler } from '../call/handler.ts'
import { findStore } from './find-store.ts'
import type { KeepsVenues } from './load-venues.ts'
import { readFullSlots } from './read-full-slots.ts'

/** Both lists come from the rule that later checks the chosen hour, so every offered hour can be ordered. */
export const getOrderSchedules: Handler<typeof row, KeepsVenues> = async (
  { storeId, date },
  { database, siteId, now, house },
) => {
  const store = findStore(await house.venues.get(siteId), storeId)
  if (store === undefined) return refusal('store-not-found')
  const full = await readFullSlots(database, siteId, { store, now })
  return {
    pickup: listOrderSlots({ store, mode: 'pickup', now, full }, date),
    delivery: listOrderSlots({ store, mode: 'delivery', now, full }, date),
  }
}
