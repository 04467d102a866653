import type { FollowedOrder } from '@comanda/contract/entities/followed-order'
import { clearsAfterComplete } from '@comanda/rules/cart/cart-life'
import { order } from '../cart/order.ts'

type MadeOrder = Pick<FollowedOrder, 'mode' | 'number' | 'paymentState'>

/** Leaving the last page forgets the order; a table that has yet to pay goes on ordering (CART-023). */
export function clearAfterOrder({ mode, number, paymentState }: MadeOrder, forget = order.forget): () => void {
  const payTime = paymentState === 'unpaid' ? 'end' : 'now'
  const leave = () => {
    if (clearsAfterComplete(mode, payTime)) forget({ number })
  }
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('pagehide', leave)
    leave()
  }
}
