import { decideOnLoad } from '@comanda/rules/cart/cart-life'
import type { CartId } from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { defaultTimeZone, toStoreMoment } from '@comanda/rules/time/store-moment'
import { changeSetup, getSetup } from '../state/setup.ts'
import { keepStep, readCartId, toCartCookies, writeCookies } from './cart-cookies.ts'
import { createLineChanges } from './create-line-changes.ts'
import { createOrderSaving } from './create-order-saving.ts'
import type { HeldCart } from './held-cart.ts'
import { holdOrder } from './hold-order.ts'
import { forgetRemembered, type StillKept } from './order-memory.ts'
import type { OrderTools } from './order-tools.ts'
import { sendUnsent } from './send-unsent.ts'
import { toFacts } from './to-facts.ts'

/** The order under way in this browser: all that is held, shown, remembered and heard of it, and its one `forget`. */
export function createOrder(tools: OrderTools) {
  const { keeper, shown, news, now, startClock, findAlive } = holdOrder(tools, over)
  const { begin, save } = createOrderSaving({ tools, keeper, take, forget, over })
  let opening: Promise<HeldCart | null> | undefined

  async function restore(cartId: CartId, modes: readonly OrderingMode[]): Promise<HeldCart | null> {
    await startClock()
    // What the last page left unsent is sent first, so that the loaded cart contains it.
    const pending = await sendUnsent(cartId, (left) => tools.send(left, { id: cartId }))
    const alive = await findAlive(cartId)
    // Another order was begun meanwhile, or this one was left.
    if (readCartId() !== cartId || keeper.get() !== null) return keeper.get()
    const today = toStoreMoment(now(), alive?.shop.store.timeZone ?? defaultTimeZone).date
    const decision = decideOnLoad({ cart: alive?.cart ?? null, mode: getSetup().mode, offered: modes, today })
    if (alive !== null && decision.kind === 'keep') return hold({ ...alive, pending })
    forget({ mode: decision.kind === 'reset' ? decision.mode : null })
    return null
  }

  function hold(held: HeldCart): HeldCart {
    writeCookies(toCartCookies(held.cart))
    changeSetup({ mode: held.cart.setup.mode, storeId: held.cart.setup.storeId })
    keeper.hold(held)
    opening = Promise.resolve(held)
    return held
  }

  /** Null, without any change, when the cart is closed or not this visitor's. */
  async function take(cartId: CartId): Promise<HeldCart | null> {
    await startClock()
    const alive = await findAlive(cartId)
    if (alive === null) return null
    const before = keeper.get()
    return hold({ ...alive, pending: before?.cart.id === cartId ? before.pending : [] })
  }

  /** The cart is closed, or no longer this visitor's: nothing of it is kept (TABLE-006). */
  function over(): void {
    // The pages of the payment say themselves what comes next.
    if (tools.isPaying()) return
    const cart = keeper.get()?.cart
    forget()
    if (cart?.setup.mode === 'table') tools.sayTableClosed(cart.id)
  }

  function forget(kept: StillKept = {}): void {
    opening = undefined
    keeper.hold(null)
    forgetRemembered(kept)
  }

  return {
    get: keeper.get,
    /** The id of the cart that is held, or so far only remembered. */
    id: (): CartId | null => keeper.get()?.cart.id ?? readCartId(),
    use: shown.use,
    /** The other facts of it, to be sent along (CART-025). */
    facts: () => toFacts(keeper.get()),
    /** The server's clock, by which the order is priced. */
    now,
    /** Loads the order that this browser remembers, once; null when it is gone or the site does not take it. */
    open(modes: readonly OrderingMode[]): Promise<HeldCart | null> {
      const cartId = readCartId()
      // Without an order it is asked again, because one may have been begun meanwhile.
      opening ??= (cartId === null ? Promise.resolve(null) : restore(cartId, modes)).finally(() => {
        if (keeper.get() === null) opening = undefined
      })
      return opening
    },
    begin,
    take,
    save,
    ...createLineChanges(keeper, now),
    /** How far it is towards payment (CART-022). */
    reach: keepStep,
    /** Calls the listener when others change it, until the returned function is called. */
    listen: news.follow,
    /** Asks the server for the current state; resolves once it is known. */
    async lookAgain(): Promise<void> {
      keeper.hear(Number.MAX_SAFE_INTEGER)
      await keeper.settled()
    },
    settled: keeper.settled,
    forget,
  }
}
