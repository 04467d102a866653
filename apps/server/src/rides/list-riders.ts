import type { listRiders as row } from '@comanda/contract/calls/staff/rides'
import type { StaffReader } from '../call/staff-handler.ts'
import { listReadyRides } from '../order/bring-order.ts'
import { listStoreRiders } from '../team/list-store-riders.ts'

export const listRiders: StaffReader<typeof row> = async ({ storeId }, { database, siteId }) => {
  const rides = await listReadyRides(database, siteId, storeId)
  const riders = await listStoreRiders(database, siteId, storeId)
  return riders.map(({ staffId, name }) => ({
    staffId,
    name,
    rides: rides.filter(({ riderId }) => riderId === staffId).length,
  }))
}
