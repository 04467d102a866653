import type { giveRide as row } from '@comanda/contract/calls/staff/rides'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { giveToRider } from '../order/bring-order.ts'
import { lockSeenOrder } from '../order/lock-seen-order.ts'
import { readBoardOrder } from '../order/read-board-order.ts'
import { listStoreRiders } from '../team/list-store-riders.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { lockRide, refuseStep } from './lock-ride.ts'

/** Until its rider has left, a delivery may be given to another. */
export const giveRide: StaffWriter<typeof row, KeepsVenues> = async ({ orderId, riderId, version }, context) => {
  const { tx, siteId, now } = context
  const order = await lockSeenOrder(tx, context, { orderId, version })
  if (isRefusal(order)) return order
  const ride = await lockRide(context, orderId)
  if (isRefusal(ride)) return ride
  const { storeId } = order
  const riders = await listStoreRiders(tx, siteId, storeId)
  const rider = riders.find(({ staffId }) => staffId === riderId)
  if (rider === undefined) return refusal('person-not-found')
  const refused = refuseStep(ride, 'give', riderId)
  if (refused !== undefined) return refused
  await giveToRider(tx, order, { riderId, now })
  return {
    reply: await readBoardOrder(tx, context, orderId),
    subject: `order:${orderId}`,
    storeId,
    before: { rider: ride.rider },
    after: { number: order.number, rider: rider.name },
    version: order.version + 1,
  }
}
