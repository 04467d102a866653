import type { KitchenItemState } from '../kitchen/kitchen-item.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { isFinal } from '../moves.ts'
import type { OrderStatus } from './order.ts'
import { orderStatusMoves } from './order-moves.ts'
import type { OrderSteps } from './order-steps.ts'

/** Everything that says where an order is. */
export interface OrderFacts {
  readonly mode: OrderingMode
  /** What hands have recorded last. */
  readonly recorded: OrderStatus
  /** The states of its dishes in the kitchen, each once or more often; none where nothing of it is cooked. */
  readonly dishes: readonly KitchenItemState[]
  /** Its rider has left with it: then it is out of the kitchen's hands. */
  readonly isOut: boolean
  readonly steps: OrderSteps
}

/**
 * Where an order stands (DAY-201). Nobody's yes and nobody's hand-over can be read off a dish, so hands say those; what
 * lies between is the kitchen's work: ready is what has its last dish ready, and a dish that comes back takes its order
 * back with it. Only what is ready leaves, so what has left stays ready, also where no hand ever said so. What is eaten
 * at a table is over once all of it was served. An order never stands at a step that its store leaves out (DAY-099):
 * there it is still being prepared.
 */
export function standOrder({ mode, recorded, dishes, isOut, steps }: OrderFacts): OrderStatus {
  if (recorded === 'on-hold' || isFinal(orderStatusMoves, recorded)) return recorded
  if (isOut) return 'ready'
  const wanted = dishes.filter((state) => state !== 'voided')
  if (wanted.length > 0) {
    if (mode === 'table' && wanted.every((state) => state === 'served')) return 'picked-up'
    if (steps.includes('ready') && wanted.every(isCooked)) return 'ready'
    if (recorded === 'ready') return 'preparing'
  }
  return steps.includes(recorded) ? recorded : 'preparing'
}

/** Whether the kitchen has done its part of a dish. */
export function isCooked(state: KitchenItemState): boolean {
  return state === 'ready' || state === 'served'
}
