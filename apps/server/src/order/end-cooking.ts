import type { Refusal } from '@comanda/contract/refusals'
import type { StaffWriteContext } from '../call/staff-context.ts'
import type { StandingOrder } from '../database/standing-order.ts'
import { finishDishes } from '../kitchen/move-order-dishes.ts'

/**
 * Whoever says that an order is ready, or gives it away unsaid, says so of its dishes (DAY-201, DAY-099); and whoever
 * says that a table has had its own, that they were served.
 */
export async function endCooking(
  context: StaffWriteContext,
  { status, setup, cartId }: StandingOrder,
  to: 'ready' | 'picked-up',
): Promise<Refusal | undefined> {
  const isEaten = to === 'picked-up' && setup.mode === 'table'
  return status === 'ready' && !isEaten ? undefined : finishDishes(context, cartId, { isEaten })
}
