import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { isFinal } from '@comanda/rules/moves'
import type { OrderPaymentState, OrderStatus } from '@comanda/rules/order/order'
import { orderStatusMoves } from '@comanda/rules/order/order-moves'

/** How long until the order's status is asked again (CONST-008). */
export const nextLookMs = 3_500

/** A bank takes its time to give money back. */
const nextMoneyLookMs = 15_000

/** Nothing changes any more once it is handed over or cancelled. */
export function isFollowed(status: OrderStatus): boolean {
  return !isFinal(orderStatusMoves, status)
}

/** Whether its diner comes to the venue for it. */
export function isFetched(mode: OrderingMode): boolean {
  return mode === 'pickup' || mode === 'takehere'
}

interface LookedAt {
  readonly status: OrderStatus
  readonly paymentState: OrderPaymentState
}

/** How long until the order is asked about again: until it is over, and its money is back if it was cancelled. */
export function findNextLook({ status, paymentState }: LookedAt): number | null {
  if (isFollowed(status)) return nextLookMs
  const isOwed = status === 'cancelled' && (paymentState === 'paid' || paymentState === 'partly-paid')
  return isOwed ? nextMoneyLookMs : null
}
