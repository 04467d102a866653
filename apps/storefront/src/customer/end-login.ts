import { order } from '../cart/order.ts'
import { forgetLastOrder } from '../state/last-order.ts'
import { dropUser } from '../state/user.ts'

/** The session ended, so both the customer and their order are forgotten (ACCOUNT-009). */
export function endLogin(forgetOrder = order.forget): void {
  dropUser()
  forgetLastOrder()
  forgetOrder()
}
