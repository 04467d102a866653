import { setCart } from '../state/cart.ts'
import { type VisitCookie, writeCookie } from '../state/cookie.ts'
import { restoreSetup } from '../state/setup.ts'

const ofAnOrder: readonly VisitCookie[] = [
  'cart-id',
  'cart-step',
  'cart-numpedido',
  'from-qr',
  'en-local',
  'resource',
  'resource-id',
  'warehouse-id',
  'mode',
  'delivery-mode',
]

/** Nothing of the order is remembered any longer. */
export function leaveOrder(): void {
  for (const name of ofAnOrder) writeCookie(name, null)
  setCart(null)
  restoreSetup()
}
