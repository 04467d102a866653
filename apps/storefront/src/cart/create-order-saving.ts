import type { SentSetup } from '@comanda/contract/entities/cart-setup'
import type { SavedCartReply } from '@comanda/contract/entities/saved-cart-reply'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { Cart } from '@comanda/rules/cart/cart'
import type { CartId } from '@comanda/rules/ids'
import { changeSetup } from '../state/setup.ts'
import type { CartKeeper } from './create-cart-keeper.ts'
import type { HeldCart } from './held-cart.ts'
import type { OrderTools } from './order-tools.ts'
import { saveCartSetup } from './save-cart-setup.ts'
import { toCartRequest } from './to-cart-request.ts'
import { toFacts } from './to-facts.ts'

interface SavedOrder {
  readonly tools: Pick<OrderTools, 'save'>
  readonly keeper: Pick<CartKeeper, 'get' | 'settled'>
  /** Null where the cart is closed or not this visitor's. */
  readonly take: (cartId: CartId) => Promise<HeldCart | null>
  readonly forget: () => void
  readonly over: () => void
}

/** The ways to save an order as a whole: once all of its lines have arrived, and to take what the server has then. */
export function createOrderSaving({ tools, keeper, take, forget, over }: SavedOrder) {
  /** Changes the order under way, or begins one. */
  async function begin(setup: SentSetup): Promise<SavedCartReply | ToldRefusal> {
    await keeper.settled()
    const kept = await saveCartSetup(tools.save, keeper.get(), setup)
    if (isRefusal(kept)) return kept
    if ((await take(kept.cartId)) === null) forget()
    else changeSetup({ fromCode: setup.mode === 'table' })
    return kept
  }

  async function save(words: Partial<Pick<Cart, 'couponCode' | 'contact'>>): Promise<ToldRefusal | undefined> {
    await keeper.settled()
    const held = keeper.get()
    if (held === null) return undefined
    const saved = await tools.save(toCartRequest({ ...held.cart, ...words }, toFacts(held)))
    if (isRefusal(saved)) return saved
    if ((await take(held.cart.id)) === null) over()
    return undefined
  }

  return { begin, save }
}
