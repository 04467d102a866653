import { followOrder, getOrderStatus } from '@comanda/contract/calls/payment'
import type { FollowedOrder } from '@comanda/contract/entities/followed-order'
import { type CartId, type FollowKey, toId } from '@comanda/rules/ids'
import type { Reading } from '@comanda/screen/create-reader'
import { useRead } from '@comanda/screen/use-read'
import { call } from '../state/client.ts'
import { findNextLook, nextLookMs } from './order-looks.ts'

/** The order that a link opens, read again and again until it is handed over (OPEN-065). */
export function useFollowedOrder(followKey: FollowKey | null): Reading<FollowedOrder> {
  return useRead(
    followKey && `order ${followKey}`,
    () => call(followOrder, { followKey: followKey ?? toId<FollowKey>('') }),
    (order) => (order === undefined ? nextLookMs : findNextLook(order)),
  )
}

/** The order of one's own cart. Its key follows it: the session that made it may end before the order does. */
export function useOrder(cartId: string): Reading<FollowedOrder> {
  const found = useRead(
    `order of ${cartId}`,
    () => call(getOrderStatus, { id: toId<CartId>(cartId) }),
    (order) => (order === undefined ? nextLookMs : null),
  )
  const own = found.state === 'ready' ? found.value : null
  const followed = useFollowedOrder(own?.followKey ?? null)
  if (own === null || followed.state !== 'ready') return found
  return { state: 'ready', value: { ...followed.value, address: own.address } }
}
