import type { CartLineReply } from '@comanda/contract/entities/saved-cart-reply'
import { CallFault } from '@comanda/contract/read-reply'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'

/** The fate of a change: accepted, refused, undone by a server error, postponed, or unknown. */
export type SendOutcome = CartLineReply | ToldRefusal | 'broken' | 'later' | 'lost'

export async function trySend(send: () => Promise<CartLineReply | ToldRefusal>): Promise<SendOutcome> {
  try {
    const reply = await send()
    return isRefusal(reply) && passing.has(reply.refused) ? 'later' : reply
  } catch (error) {
    // A server that answered has undone everything; one that did not may have done everything.
    return error instanceof CallFault ? 'broken' : 'lost'
  }
}

/** These are no final answers: the same request is still being processed. */
const passing: ReadonlySet<string> = new Set(['idempotency-in-flight', 'too-many-requests'])
