import { type OrderingMode, orderingModes } from '../modes/ordering-mode.ts'
import type { AskedSteps } from '../order/order-steps.ts'

interface StoreStart extends AskedSteps {
  readonly acceptsByItself: readonly OrderingMode[]
}

/**
 * How a store starts that cooks in one place: two people with one tablet neither answer what they have seen come in nor
 * bag apart (DAY-213). Whoever collects is told that it is ready, by the same tap that serves it; where nobody collects,
 * nobody says so. What is larger asks as every store does.
 */
export function startSmall(modes: Readonly<Record<OrderingMode, boolean>>): StoreStart {
  return { acceptsByItself: orderingModes.filter((mode) => modes[mode]), asksBagging: false, asksReady: modes.pickup }
}
