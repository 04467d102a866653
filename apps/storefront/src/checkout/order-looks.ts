import type { OrderStatus } from '@comanda/rules/cart/order'
import { isFinal, orderStatusMoves } from '@comanda/rules/payment/moves'

/** How long a look at the order's status lasts (CONST-008). */
export const nextLookMs = 3_500

/** The five steps a diner sees, in their order (CHECKOUT-011). */
export const shownSteps = ['on-hold', 'preparing', 'bagging', 'ready', 'picked-up'] as const

/** Nothing changes any more once it is in the diner's hands, or will never be. */
export function isFollowed(status: OrderStatus): boolean {
  return !isFinal(orderStatusMoves, status)
}
