import { clearsAfterComplete } from '@comanda/rules/cart/cart-life'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { type VisitCookie, writeCookie } from '../state/cookie.ts'

const ofTheOrder: readonly VisitCookie[] = ['delivery-mode', 'store-id', 'cart-step', 'cart-id']

/** What leaving the last page forgets; a table that pays at the end goes on ordering (CART-023). */
export function clearAfterOrder(mode: OrderingMode, jar: { cookie: string } = document): () => void {
  const payTime = mode === 'table' ? 'end' : 'now'
  const forget = () => {
    if (!clearsAfterComplete(mode, payTime)) return
    for (const name of ofTheOrder) writeCookie(name, null, jar)
  }
  addEventListener('pagehide', forget)
  return () => {
    removeEventListener('pagehide', forget)
    forget()
  }
}
