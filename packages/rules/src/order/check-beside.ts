import type { OrderSetup } from '../cart/cart.ts'
import { isFinal } from '../moves.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { OrderStatus } from './order.ts'
import { orderStatusMoves } from './order-moves.ts'

interface FirstOrder {
  readonly status: OrderStatus
  readonly setup: Pick<OrderSetup, 'mode'>
}

/** Dishes are added to an order until it is over, as a second one beside it. A table sends another round instead. */
export function checkBeside({ status, setup: { mode } }: FirstOrder): Verdict<'illegal-move'> {
  const isServed = mode === 'table' || mode === 'digital-card'
  return isServed || isFinal(orderStatusMoves, status) ? refuse('illegal-move') : allowed
}
