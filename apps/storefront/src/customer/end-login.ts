import { order } from '../cart/order.ts'
import { type KeptSession, keepSession } from '../state/session.ts'
import { dropUser } from '../state/user.ts'

/** The session ended with all it held: who was logged in is forgotten, and so is their order (ACCOUNT-009). */
export function endLogin(next: KeptSession, forgetOrder = order.forget): void {
  keepSession(next)
  dropUser()
  forgetOrder()
}
