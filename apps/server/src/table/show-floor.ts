import type { showFloor as row } from '@comanda/contract/calls/staff/floor'
import { refusal } from '@comanda/contract/refusals'
import type { StaffReader } from '../call/staff-handler.ts'
import { type KeepsOffers, readOffer } from '../cart/read-offer.ts'
import { readFloor } from './read-floor.ts'

export const showFloor: StaffReader<typeof row, KeepsOffers> = async ({ storeId }, context) => {
  const { database, siteId, now, house } = context
  const offer = await readOffer(house, siteId)
  const store = offer.stores.find(({ id }) => id === storeId)
  if (store === undefined) return refusal('store-not-found')
  return { tables: await readFloor(database, { siteId, offer, store, now }) }
}
