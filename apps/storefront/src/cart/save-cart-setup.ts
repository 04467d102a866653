import type { SentSetup } from '@comanda/contract/entities/cart-setup'
import type { SavedCartReply } from '@comanda/contract/entities/saved-cart-reply'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { HeldCart } from './held-cart.ts'
import type { OrderTools } from './order-tools.ts'
import { toCartRequest, toNewCart } from './to-cart-request.ts'
import { toFacts } from './to-facts.ts'

const gone: ReadonlySet<string> = new Set(['cart-not-found', 'cart-not-open'])

/** An order under way is changed and keeps its dishes, unless a table is involved: a table has its own cart. */
export async function saveCartSetup(
  save: OrderTools['save'],
  held: HeldCart | null,
  setup: SentSetup,
): Promise<SavedCartReply | ToldRefusal> {
  if (held !== null && setup.mode !== 'table' && held.cart.setup.mode !== 'table') {
    const changed = await save(toCartRequest(held.cart, toFacts(held), setup))
    // This order can begin whatever happened to the old one.
    if (!isRefusal(changed) || !gone.has(changed.refused)) return changed
  }
  return save(toNewCart(setup))
}
