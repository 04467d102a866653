import type { ReplyOf } from '@comanda/contract/call'
import type { showRides } from '@comanda/contract/calls/staff/rides'
import type { SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import type { Reader } from '../database/database.ts'
import { listReadyRides } from '../order/bring-order.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { toShownRide } from './to-shown-ride.ts'

interface RidesAsked {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly riderId: StaffId
  readonly house: KeepsVenues
}

/** Of what is nobody's a rider learns where it goes; whose it is and how to find them, only of their own. */
export async function listRides(
  db: Reader,
  { siteId, storeId, riderId, house }: RidesAsked,
): Promise<Pick<ReplyOf<typeof showRides>, 'rides' | 'free'>> {
  const { stores } = await house.venues.get(siteId)
  const ready = await listReadyRides(db, siteId, storeId)
  return {
    rides: ready.filter((ride) => ride.riderId === riderId).map((ride) => toShownRide(ride, stores)),
    free: ready
      .filter((ride) => ride.riderId === null)
      .map((ride) => toShownRide(ride, stores))
      .map(({ orderId, number, version, zone, promisedAt }) => ({ orderId, number, version, zone, promisedAt })),
  }
}
