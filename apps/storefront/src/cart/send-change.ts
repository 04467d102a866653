import { deleteCartItem, postCartItem, putCartItem } from '@comanda/contract/calls/cart'
import type { CartLineReply } from '@comanda/contract/entities/saved-cart-reply'
import type { ToldRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import type { Cart } from '@comanda/rules/cart/cart'
import { openClient } from '../state/client.ts'
import type { PendingChange } from './held-cart.ts'

interface Sender {
  readonly cart: Pick<Cart, 'id'>
  readonly device: string
  readonly language: Language
}

/** One change as its call; a repeat bears the key of the first try and so is made once. */
export async function sendChange(
  { change, key }: PendingChange,
  { cart, device, language }: Sender,
): Promise<CartLineReply | ToldRefusal> {
  const client = await openClient(language)
  switch (change.kind) {
    case 'add':
      return client.call(postCartItem, { cartId: cart.id, ...change.sent, device }, { key })
    case 'replace':
      return client.call(putCartItem, { cartId: cart.id, ...change.sent, device }, { key })
    case 'remove':
      return client.call(deleteCartItem, { cartId: cart.id, lineId: change.lineId, device }, { key })
  }
}
