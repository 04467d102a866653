import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { Instant } from '@comanda/rules/time/calendar'
import { writeCookie } from '../state/cookie.ts'
import { restoreSetup } from '../state/setup.ts'
import { applyPending } from './apply-change.ts'
import { forgottenCookies, writeCookies } from './cart-cookies.ts'
import type { HeldCart } from './held-cart.ts'
import { forgetPending, keepPending } from './kept-pending.ts'
import { listOwnLines } from './list-own-lines.ts'
import { priceHeld } from './price-held.ts'
import { showSummary } from './summary.ts'

/** The things that are kept when an order is forgotten. */
export interface StillKept {
  /** The digital menu needs no order, so it stays chosen where the site offers it (CART-016). */
  readonly mode?: OrderingMode | null
  /** A finished order goes on in the kitchen: the last page and the status page show its number. */
  readonly number?: number
}

/** Keeps what the next page of this tab needs: what is shown of the cart, and the unsent changes. */
export function rememberHeld(held: HeldCart, now: Instant): void {
  keepPending(held.cart.id, held.pending)
  const { products } = held.shop
  const cart = applyPending(held)
  // The service charge is no dish.
  const dishes = cart.lines.filter(({ productId }) => !products.get(productId)?.service)
  const pieces = dishes.reduce((sum, { quantity }) => sum + quantity, 0)
  const counts = new Map<number, number>()
  for (const { productId, quantity } of listOwnLines(cart)) {
    counts.set(productId, (counts.get(productId) ?? 0) + quantity)
  }
  const total = priceHeld(cart, held.shop, now).total
  showSummary({ pieces, total, dishes: Object.fromEntries(counts) })
}

/** Starts over: no cart, no mode, no store, nothing unsent (CART-024). */
export function forgetRemembered({ mode = null, number }: StillKept): void {
  writeCookies(forgottenCookies)
  if (mode !== null) writeCookie('delivery-mode', mode)
  if (number !== undefined) writeCookie('cart-numpedido', String(number))
  forgetPending()
  showSummary(null)
  restoreSetup()
}
