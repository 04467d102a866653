import type { openTable as row } from '@comanda/contract/calls/staff/floor'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { openStaffTable } from '../cart/open-staff-table.ts'
import { type KeepsOffers, readOffer } from '../cart/read-offer.ts'
import { readFloorTable } from './change-floor-table.ts'

export const openTable: StaffWriter<typeof row, KeepsOffers> = async ({ storeId, resourceId, position }, context) => {
  const { tx, siteId, now, house } = context
  const offer = await readOffer(house, siteId)
  const store = offer.stores.find(({ id }) => id === storeId)
  if (store === undefined) return refusal('store-not-found')
  const opened = await openStaffTable(tx, { siteId, offer, store, resourceId, position, now })
  if (isRefusal(opened)) return opened
  return {
    reply: await readFloorTable(context, { storeId, resourceId, position }),
    subject: `table:${opened.cartId}`,
    storeId,
    before: null,
    after: { resourceId, position },
  }
}
