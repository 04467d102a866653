import type { CartPrice } from '@comanda/rules/pricing/cart-price'
import { listSent } from '@comanda/rules/table/send-round'
import { type Bill, openBill } from '@comanda/rules/table/split-bill'
import type { Instant } from '@comanda/rules/time/calendar'
import { type OpenCart, openCart, settleService } from '../cart/open-cart.ts'
import { type CartDiscounts, priceStoredCart } from '../cart/price-stored-cart.ts'

/** A table's cart with the dishes that the kitchen has, and nothing that is still being chosen. */
export function openSent(open: OpenCart): OpenCart {
  return openCart(open.offer, { ...open.cart, lines: settleService(open, listSent(open.cart.lines)) })
}

/** The sum that the table owes. */
export function priceSent(open: OpenCart, discounts: CartDiscounts, now: Instant): CartPrice {
  return priceStoredCart(openSent(open), discounts, now)
}

/** The same as a bill. Service, codes and tips belong to all dishes, and are spread over them. */
export function toBill({ menu, cart }: OpenCart, price: CartPrice): Bill {
  const dishes = price.lines.flatMap(({ id, total: amount }) => {
    const line = cart.lines.find((one) => one.id === id)
    const isDish = line !== undefined && menu.products.get(line.productId)?.service === null
    return isDish ? [{ id, quantity: line.quantity, total: amount }] : []
  })
  return openBill(price.total, dishes)
}
