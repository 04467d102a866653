import { deleteCartItem, postCartItem, putCartItem } from '@comanda/contract/calls/cart-line'
import type { CartLineReply } from '@comanda/contract/entities/saved-cart-reply'
import type { ToldRefusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import { call } from '../state/client.ts'
import type { PendingChange } from './held-cart.ts'

interface Sender {
  readonly cartId: CartId
  readonly device: string
}

/** Makes the call for one change; a repeat carries the key of the first try, so it is done only once. */
export function sendChange(
  { change, key }: PendingChange,
  { cartId, device }: Sender,
): Promise<CartLineReply | ToldRefusal> {
  switch (change.kind) {
    case 'add':
      return call(postCartItem, { cartId, ...change.sent, device }, { key })
    case 'replace':
      return call(putCartItem, { cartId, ...change.sent, device }, { key })
    case 'remove':
      return call(deleteCartItem, { cartId, lineId: change.lineId, device }, { key })
  }
}
