import type { CartLineReply } from '@comanda/contract/entities/saved-cart-reply'
import type { ToldRefusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import type { PendingChange } from './held-cart.ts'
import { keepPending, readPending } from './kept-pending.ts'
import { trySend } from './try-send.ts'

type Send = (pending: PendingChange) => Promise<CartLineReply | ToldRefusal>

/** Sends what the last page left unsent and returns what is still unsent: without a connection it stays for later. */
export async function sendUnsent(cartId: CartId, send: Send): Promise<readonly PendingChange[]> {
  let left = readPending(cartId)
  for (const pending of left) {
    const outcome = await trySend(() => send(pending))
    if (outcome === 'lost' || outcome === 'later') return left
    left = left.filter((other) => other !== pending)
    keepPending(cartId, left)
  }
  return left
}
