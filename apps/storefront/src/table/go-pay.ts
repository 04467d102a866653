import { order } from '../cart/order.ts'

/** Pays the whole bill now (CHECKOUT-009): the payment page can be entered only at the payment step. */
export async function goPay(): Promise<void> {
  await order.settled()
  order.reach('payment')
  location.assign('/checkout/payment?payTime=now')
}
