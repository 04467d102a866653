import { getOrderStatus } from '@comanda/contract/calls/payment'
import type { ToldOrder } from '@comanda/contract/entities/told-order'
import { type CartId, toId } from '@comanda/rules/ids'
import { type Read, useRead } from '@comanda/screen/use-read'
import { call } from '../state/client.ts'
import { isFollowed, nextLookMs } from './order-looks.ts'

/** The order of a cart, read again and again until it is handed over (OPEN-065). */
export function useOrder(cartId: string): Read<ToldOrder> {
  return useRead(
    `order ${cartId}`,
    () => call(getOrderStatus, { id: toId<CartId>(cartId) }),
    (order) => (order === undefined || isFollowed(order.status) ? nextLookMs : null),
  )
}
