import type { moveRide as row } from '@comanda/contract/calls/staff/rides'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { checkOrderMove } from '@comanda/rules/order/move-order'
import type { StaffWriter } from '../call/staff-handler.ts'
import { getRide, handOver, sendOut } from '../order/bring-order.ts'
import { refuseMove } from '../order/lock-seen-order.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { lockRide, refuseStep } from './lock-ride.ts'
import { toShownRide } from './to-shown-ride.ts'

/** Only whoever has it leaves with it and hands it over; the diner's page follows. */
export const moveRide: StaffWriter<typeof row, KeepsVenues> = async ({ orderId, to }, context) => {
  const { tx, siteId, person, now, house } = context
  if (person === null) return refusal('staff-only')
  const ride = await lockRide(context, orderId)
  if (isRefusal(ride)) return ride
  const refused = refuseStep(ride, to === 'out' ? 'leave' : 'deliver', person.id)
  if (refused !== undefined) return refused
  const { order, outAt } = ride
  if (to === 'out') await sendOut(tx, order, now)
  else {
    const verdict = checkOrderMove(order, 'picked-up')
    if (!verdict.allowed) return refuseMove(verdict)
    await handOver(tx, order, { staffId: person.id, now })
  }
  const { stores } = await house.venues.get(siteId)
  const moved = await getRide(tx, order)
  return {
    reply: toShownRide(moved, stores),
    subject: `order:${orderId}`,
    storeId: order.storeId,
    before: { status: order.status, outAt },
    after: { number: order.number, status: moved.order.status, outAt: moved.outAt },
    version: order.version + 1,
  }
}
