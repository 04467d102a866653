import type { getHoursSchedule as row } from '@comanda/contract/calls/opening-hours'
import { refusal } from '@comanda/contract/refusals'
import { listOrderSlots } from '@comanda/rules/venue/order-slots'
import type { Handler } from '../call/handler.ts'
import { findStore } from './find-store.ts'
import type { KeepsVenues } from './load-venues.ts'
import { readFullSlots } from './read-full-slots.ts'

/** Without a mode the web hours count, which are those of pickup. */
export const getHoursSchedule: Handler<typeof row, KeepsVenues> = async (
  { storeId, date, mode },
  { database, siteId, now, house },
) => {
  const store = findStore(await house.venues.get(siteId), storeId)
  if (store === undefined) return refusal('store-not-found')
  const full = await readFullSlots(database, siteId, { store, now })
  return listOrderSlots({ store, mode: mode ?? 'pickup', now, full }, date)
}
