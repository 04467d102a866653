import type { Moves } from '../moves.ts'
import type { OrderStatus } from './order.ts'

export const orderStatusMoves: Moves<OrderStatus> = {
  'on-hold': ['preparing', 'cancelled'],
  // What an order has no step for is left out of these (`checkOrderMove`).
  preparing: ['bagging', 'ready', 'cancelled'],
  bagging: ['ready', 'cancelled'],
  // Back to the kitchen is a recall (DAY-099).
  ready: ['picked-up', 'preparing', 'cancelled'],
  'picked-up': [],
  cancelled: [],
}
