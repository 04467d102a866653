import type { Refusal } from '@comanda/contract/refusals'
import type { StaffWriteContext } from '../call/staff-context.ts'
import type { StandingOrder } from '../database/standing-order.ts'
import { finishDishes } from '../kitchen/move-order-dishes.ts'

/** Whoever says that an order is ready, or gives it away unsaid, says so of its dishes (DAY-201, DAY-099). */
export async function endCooking(context: StaffWriteContext, order: StandingOrder): Promise<Refusal | undefined> {
  return order.status === 'ready' ? undefined : finishDishes(context, order.cartId)
}
