import type { CartLineReply } from '@comanda/contract/entities/saved-cart-reply'
import { CallFault } from '@comanda/contract/read-reply'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'

/** What became of a change: kept, refused, taken back by a server that broke, put off, or nobody knows. */
export type SendOutcome = CartLineReply | ToldRefusal | 'broken' | 'later' | 'lost'

export async function trySend(send: () => Promise<CartLineReply | ToldRefusal>): Promise<SendOutcome> {
  try {
    const reply = await send()
    return isRefusal(reply) && passing.has(reply.refused) ? 'later' : reply
  } catch (error) {
    // A server that answered has taken everything back; one that did not may have done it all.
    return error instanceof CallFault ? 'broken' : 'lost'
  }
}

/** An answer that is none yet: the same request is still being worked on. */
const passing: ReadonlySet<string> = new Set(['idempotency-in-flight', 'too-many-requests'])
