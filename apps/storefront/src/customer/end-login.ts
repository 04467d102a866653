import { order } from '../cart/order.ts'
import { dropUser } from '../state/user.ts'

/** The session ended with all it held: who was logged in is forgotten, and so is their order (ACCOUNT-009). */
export function endLogin(forgetOrder = order.forget): void {
  dropUser()
  forgetOrder()
}
