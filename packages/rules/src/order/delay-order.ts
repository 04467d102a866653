import { isFinal } from '../moves.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { OrderStatus } from './order.ts'
import { orderStatusMoves } from './order-moves.ts'

/** The steps by which staff move a promised time. */
export const delaySteps = [5, 10, 20] as const
export type DelayStep = (typeof delaySteps)[number]

/** An order that is promised later than this is better rejected (DAY-097). */
export const longestDelayMinutes = 120

export interface DelayedOrder {
  readonly status: OrderStatus
  /** The sum of all delays so far. */
  readonly delayMinutes: number
}

/** Whether the promised time may move once more. */
export function checkDelay(
  { status, delayMinutes }: DelayedOrder,
  step: DelayStep,
): Verdict<'illegal-move' | 'delay-too-long'> {
  // What is ready, handed over or cancelled has no time left to promise.
  if (status === 'ready' || isFinal(orderStatusMoves, status)) return refuse('illegal-move')
  return delayMinutes + step > longestDelayMinutes ? refuse('delay-too-long') : allowed
}
