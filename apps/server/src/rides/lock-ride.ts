import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { OrderId, StaffId } from '@comanda/rules/ids'
import { toOwed } from '@comanda/rules/order/order-money'
import { checkRideStep, type RideStep } from '@comanda/rules/rides/ride'
import type { StaffWriteContext } from '../call/staff-context.ts'
import { getRide, type Ride } from '../order/bring-order.ts'
import { lockOrderInReach } from '../order/lock-seen-order.ts'

/** A delivery that somebody changes: within reach, locked and ready. */
export async function lockRide(
  { tx, siteId, stores }: Pick<StaffWriteContext, 'tx' | 'siteId' | 'stores'>,
  orderId: OrderId,
): Promise<Ride | Refusal> {
  const order = await lockOrderInReach(tx, { siteId, stores }, orderId)
  if (order === undefined || order.setup.mode !== 'delivery') return refusal('order-not-found')
  return order.status === 'ready' ? getRide(tx, order) : refusal('illegal-move')
}

/** Undefined where the step is allowed; a refusal says who has the ride. */
export function refuseStep(ride: Ride, step: RideStep, riderId: StaffId): Refusal | undefined {
  const { order, rider, outAt } = ride
  const owed = toOwed(order)
  const verdict = checkRideStep({ riderId: ride.riderId, isOut: outAt !== null, isPaid: owed <= 0 }, step, riderId)
  if (verdict.allowed) return undefined
  if (verdict.code === 'illegal-move') return refusal(verdict.code)
  return verdict.code === 'order-unpaid' ? refusal(verdict.code, { owed }) : refusal(verdict.code, { by: rider ?? '' })
}
