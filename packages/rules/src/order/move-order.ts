import type { OrderSetup } from '../cart/cart.ts'
import { checkMove } from '../moves.ts'
import { refuse, type Verdict } from '../verdict.ts'
import type { OrderStatus } from './order.ts'
import { orderStatusMoves } from './order-moves.ts'

/** Whether an order may go on: what is eaten at a table is never bagged (DAY-099). */
export function checkOrderMove(
  { status, setup }: { readonly status: OrderStatus; readonly setup: Pick<OrderSetup, 'mode'> },
  to: OrderStatus,
): Verdict<'already-there' | 'illegal-move'> {
  return to === 'bagging' && setup.mode === 'table' ? refuse('illegal-move') : checkMove(orderStatusMoves, status, to)
}
