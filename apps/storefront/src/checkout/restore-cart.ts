import { saveCart } from '@comanda/contract/calls/cart'
import { orNull } from '@comanda/screen/or-null'
import { order } from '../cart/order.ts'
import { toCartRequest } from '../cart/to-cart-request.ts'
import { call } from '../state/client.ts'
import { type CheckoutForm, toContact } from './checkout-form.ts'
import type { Checkout } from './read-checkout.ts'

/**
 * After a card that was not charged the cart is saved again as it was (CHECKOUT-007). Its items are stored on the server,
 * which kept them while the card was tried; whoever calls this reads them again.
 */
export async function restoreCart({ told }: Checkout, form: CheckoutForm): Promise<void> {
  const cart = { ...told.cart, contact: toContact(form), notes: form.notes }
  await orNull(call(saveCart, toCartRequest(cart, order.facts())))
}
