import type { initCart as row } from '@comanda/contract/calls/cart'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { emptyCart } from '@comanda/rules/cart/cart-life'
import type { Handler } from '../call/handler.ts'
import { changeCart } from './change-cart.ts'
import type { KeepsOffers } from './read-offer.ts'

/** Empties a cart (CART-024). A table's cart belongs to all its guests, so nobody empties it for the others. */
export const initCart: Handler<typeof row, KeepsOffers> = async ({ id }, context) => {
  const changed = await changeCart(context, id, ({ cart }) => {
    if (cart.state !== 'open') return refusal('cart-not-open')
    return cart.setup.mode === 'table' ? cart : { ...cart, ...emptyCart(cart) }
  })
  if (isRefusal(changed)) return changed
  const { number, version, lines } = changed.open.cart
  return { cartId: id, number, version, lineIds: lines.map((line) => line.id), existed: true }
}
