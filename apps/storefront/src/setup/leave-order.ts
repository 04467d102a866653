import { resetOrder } from '../cart/reset-order.ts'

/** Nothing of the order is remembered any longer. */
export function leaveOrder(): void {
  resetOrder()
}
