import type { Cart } from '@comanda/rules/cart/cart'
import type { CartPrice } from '@comanda/rules/pricing/cart-price'
import { priceCart } from '@comanda/rules/pricing/price-cart'
import { toCartToPrice } from '@comanda/rules/pricing/to-cart-to-price'
import type { Instant } from '@comanda/rules/time/calendar'
import type { CartShop } from './held-cart.ts'

/** The exact total and no estimate: the same function charges it. */
export function priceHeld(cart: Cart, shop: CartShop, now: Instant): CartPrice {
  return priceCart(toCartToPrice({ cart, ...shop, now }))
}
