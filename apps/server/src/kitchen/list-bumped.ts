import type { listBumped as row } from '@comanda/contract/calls/staff/kitchen'
import { toBusinessDay } from '@comanda/rules/venue/business-day'
import type { StaffReader } from '../call/staff-handler.ts'
import { getKitchen, listBumpedItems } from './board.repository.ts'
import { toShownItem } from './to-shown-item.ts'

/** The tickets that can be recalled. */
export const listBumped: StaffReader<typeof row> = async ({ storeId, stationId }, context) => {
  const { database, siteId, now } = context
  const day = toBusinessDay(now, await getKitchen(database, siteId, storeId))
  const bumped = await listBumpedItems(database, { siteId, storeId, stationId, day })
  return bumped.map(({ item, place, number }) => {
    const { movedAt, movedBy } = item
    return { place, number, movedAt, movedBy, pressId: item.pressId, item: toShownItem(item) }
  })
}
