import { cartKeeper } from '../cart/cart-keeper.ts'
import { writeCookie } from '../state/cookie.ts'

/** The whole bill, now (CHECKOUT-009): the payment page belongs to the payment step. */
export async function goPay(): Promise<void> {
  await cartKeeper.settled()
  writeCookie('cart-step', 'payment')
  location.assign('/checkout/payment?payTime=now')
}
