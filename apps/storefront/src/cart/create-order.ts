import type { SentSetup } from '@comanda/contract/entities/cart-setup'
import type { SavedCartReply } from '@comanda/contract/entities/saved-cart-reply'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { Cart } from '@comanda/rules/cart/cart'
import { decideOnLoad } from '@comanda/rules/cart/cart-life'
import type { CartId, LineId } from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { Instant } from '@comanda/rules/time/calendar'
import { defaultTimeZone, instant, toStoreMoment } from '@comanda/rules/time/store-moment'
import { allowed, refuse } from '@comanda/rules/verdict'
import { createCell } from '@comanda/screen/cell'
import { changeSetup, getSetup } from '../state/setup.ts'
import { keepStep, readCartId, toCartCookies, writeCookies } from './cart-cookies.ts'
import { createCartKeeper } from './create-cart-keeper.ts'
import { findAliveCart } from './find-alive-cart.ts'
import { createCartFollower } from './follow-cart.ts'
import type { HeldCart, OfferedDish } from './held-cart.ts'
import { forgetRemembered, rememberHeld, type StillKept } from './order-memory.ts'
import type { OrderNews, OrderTools } from './order-tools.ts'
import type { WantedDish, WantedEdit, WantedQuantity } from './plan-lines.ts'
import { type Plan, type Planning, planAddition, planEdit, planQuantity } from './plan-lines.ts'
import { saveCartSetup } from './save-cart-setup.ts'
import { sendUnsent } from './send-unsent.ts'
import { toCartRequest } from './to-cart-request.ts'
import { toFacts } from './to-facts.ts'

/** The order under way in this browser: all that is held, shown, remembered and heard of it, and its one `forget`. */
export function createOrder(tools: OrderTools) {
  const shown = createCell<HeldCart | null>(null)
  const news = createCell<OrderNews>('everything')
  let clock: () => Instant = () => instant(Date.now())
  let opening: Promise<HeldCart | null> | undefined

  const findAlive = (cartId: CartId) => findAliveCart(tools.load, cartId)

  const follow = createCartFollower({
    follow: tools.follow,
    hear: (topic, version) => {
      keeper.hear(version)
      news.set(topic)
    },
    lookAgain: () => {
      keeper.hear(Number.MAX_SAFE_INTEGER)
      news.set('everything')
    },
    over,
  })

  const keeper = createCartKeeper({
    send: tools.send,
    reload: ({ id }) => findAlive(id),
    gone: over,
    now: () => clock(),
    newKey: tools.newKey,
    show: (held) => {
      shown.set(held)
      if (held !== null) rememberHeld(held, clock())
      follow(held?.cart ?? null)
    },
    undone: tools.sayUndone,
    waits: tools.sayWaiting,
    wait: tools.wait,
  })

  async function restore(cartId: CartId, modes: readonly OrderingMode[]): Promise<HeldCart | null> {
    clock = await tools.openClock()
    // What the last page left unsent is sent first, so that the loaded cart contains it.
    const pending = await sendUnsent(cartId, (left) => tools.send(left, { id: cartId }))
    const alive = await findAlive(cartId)
    // Another order was begun meanwhile, or this one was left.
    if (readCartId() !== cartId || keeper.get() !== null) return keeper.get()
    const today = toStoreMoment(clock(), alive?.shop.store.timeZone ?? defaultTimeZone).date
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
    clock = await tools.openClock()
    const alive = await findAlive(cartId)
    if (alive === null) return null
    const before = keeper.get()
    return hold({ ...alive, pending: before?.cart.id === cartId ? before.pending : [] })
  }

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

  function carryOut<Code extends string>(plan: (planning: Planning) => Plan<Code>, dish?: OfferedDish) {
    const held = keeper.get()
    if (held === null) return refuse('cart-not-found')
    const planned = plan({ held, now: clock() })
    if (!planned.allowed) return planned
    for (const change of planned.changes) keeper.change(change, dish)
    return allowed
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
    now: (): Instant => clock(),
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
    add: (wanted: WantedDish) => carryOut((planning) => planAddition(planning, wanted), wanted.dish),
    edit: (wanted: WantedEdit) => carryOut((planning) => planEdit(planning, wanted)),
    setQuantity: (wanted: WantedQuantity) => carryOut((planning) => planQuantity(planning, wanted)),
    remove: (lineId: LineId) => keeper.change({ kind: 'remove', lineId }),
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
