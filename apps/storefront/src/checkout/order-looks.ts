import type { OrderStatus } from '@comanda/rules/cart/order'
import { isFinal, orderStatusMoves } from '@comanda/rules/payment/moves'

/** How long until the order's status is asked again (CONST-008). */
export const nextLookMs = 3_500

/** The five steps that a diner sees, in order (CHECKOUT-011). */
export const shownSteps = ['on-hold', 'preparing', 'bagging', 'ready', 'picked-up'] as const

/** Nothing changes any more once it is handed over or cancelled. */
export function isFollowed(status: OrderStatus): boolean {
  return !isFinal(orderStatusMoves, status)
}
