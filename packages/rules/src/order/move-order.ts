import { checkMove } from '../moves.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { OrderStatus } from './order.ts'
import { orderStatusMoves } from './order-moves.ts'
import type { OrderSteps } from './order-steps.ts'

interface MovedOrder {
  readonly status: OrderStatus
  readonly steps: OrderSteps
}

/** Whether an order may go on. Nobody says a step that it has none of; where it is never ready, cooked is handed over. */
export function checkOrderMove(
  { status, steps }: MovedOrder,
  to: OrderStatus,
): Verdict<'already-there' | 'illegal-move'> {
  if (to !== 'cancelled' && !steps.includes(to)) return refuse('illegal-move')
  return to === findNextStep({ status, steps }) ? allowed : checkMove(orderStatusMoves, status, to)
}

/** The step that a counter takes most often; bagging is there for who wants it. */
export function findNextStep({ status, steps }: MovedOrder): 'preparing' | 'ready' | 'picked-up' | null {
  if (status === 'on-hold') return 'preparing'
  if (status === 'preparing' || status === 'bagging') return steps.includes('ready') ? 'ready' : 'picked-up'
  return status === 'ready' ? 'picked-up' : null
}
