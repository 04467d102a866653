import type { claimRide as row } from '@comanda/contract/calls/staff/rides'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { getRide, giveToRider } from '../order/bring-order.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { lockRide, refuseStep } from './lock-ride.ts'
import { toShownRide } from './to-shown-ride.ts'

/** The order is locked, so of two riders at the same moment one comes second. */
export const claimRide: StaffWriter<typeof row, KeepsVenues> = async ({ orderId }, context) => {
  const { tx, siteId, person, now, house } = context
  if (person === null) return refusal('staff-only')
  const ride = await lockRide(context, orderId)
  if (isRefusal(ride)) return ride
  const refused = refuseStep(ride, 'claim', person.id)
  if (refused !== undefined) return refused
  const { order } = ride
  await giveToRider(tx, order, { riderId: person.id, now })
  const { stores } = await house.venues.get(siteId)
  return {
    reply: toShownRide(await getRide(tx, order), stores),
    subject: `order:${orderId}`,
    storeId: order.storeId,
    before: { rider: null },
    after: { number: order.number, rider: person.name },
    version: order.version + 1,
  }
}
