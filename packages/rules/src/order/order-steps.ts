import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { OrderStatus } from './order.ts'

/** The steps that a store may leave out (DAY-099). */
export interface AskedSteps {
  readonly asksBagging: boolean
  readonly asksReady: boolean
}

/** Those that an order of it goes through, from the first to the last. */
export type OrderSteps = readonly OrderStatus[]

const allSteps = ['on-hold', 'preparing', 'bagging', 'ready', 'picked-up'] as const satisfies OrderSteps

/** What is eaten at a table is never bagged, and a rider takes what is ready: no store leaves that out of a delivery. */
export function listOrderSteps(mode: OrderingMode, { asksBagging, asksReady }: AskedSteps): OrderSteps {
  return allSteps.filter((step) => {
    if (step === 'bagging') return asksBagging && mode !== 'table'
    return step !== 'ready' || asksReady || mode === 'delivery'
  })
}
