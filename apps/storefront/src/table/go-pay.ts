import { order } from '../cart/order.ts'

/** The whole bill, now (CHECKOUT-009): the payment page belongs to the payment step. */
export async function goPay(): Promise<void> {
  await order.settled()
  order.reach('payment')
  location.assign('/checkout/payment?payTime=now')
}
