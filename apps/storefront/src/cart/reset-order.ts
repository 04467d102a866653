import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { setCart } from '../state/cart.ts'
import { writeCookie } from '../state/cookie.ts'
import { restoreSetup } from '../state/setup.ts'
import { forgetCartCookies } from './cart-cookies.ts'
import { keepSummary } from './kept-summary.ts'

/** Starts over: no cart, no mode, no store; the digital menu may stay as a mode (CART-016, CART-024). */
export function resetOrder(mode: OrderingMode | null = null): void {
  forgetCartCookies()
  if (mode !== null) writeCookie('delivery-mode', mode)
  keepSummary(null)
  setCart(null)
  restoreSetup()
}
