import type { CartLineReply } from '@comanda/contract/entities/saved-cart-reply'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { Cart } from '@comanda/rules/cart/cart'
import type { Instant } from '@comanda/rules/time/calendar'
import { applyChange } from './apply-change.ts'
import {
  type CartChange,
  type CartShop,
  type HeldCart,
  type OfferedDish,
  type PendingChange,
  withDish,
} from './held-cart.ts'
import { priceHeld } from './price-held.ts'
import { type SendOutcome, trySend } from './try-send.ts'

export interface KeeperTools {
  readonly send: (pending: PendingChange, cart: Cart) => Promise<CartLineReply | ToldRefusal>
  /** The cart as the server has it now; null when it has none. */
  readonly reload: (cart: Cart) => Promise<Pick<HeldCart, 'cart' | 'shop'> | null>
  /** The server no longer has this cart. */
  readonly gone: () => void
  readonly now: () => Instant
  readonly newKey: () => string
  /** Called with every change of what is shown. */
  readonly show: (held: HeldCart | null) => void
  /** A change was refused and undone; null when the server failed and the reason is unknown. */
  readonly undone: (refusal: ToldRefusal | null, change: CartChange) => void
  /** A change did not arrive: it is kept and sent again. Called once until a change arrives. */
  readonly waits: () => void
  /** Waits a while, or until the connection is back. */
  readonly wait: (tries: number) => Promise<void>
}

export interface CartKeeper {
  readonly get: () => HeldCart | null
  /** Switches to this cart; calls and answers for the one before are ignored. */
  readonly hold: (held: HeldCart | null) => void
  /** Whether the server has taken it, once that is known; false too where another cart is held by then. */
  readonly change: (change: CartChange, dish?: OfferedDish) => Promise<boolean>
  /** Somebody reports that the cart has this version now. */
  readonly hear: (version: number) => void
  /** Resolves once everything has arrived, or was refused. */
  readonly settled: () => Promise<void>
}

/** Shows every change at once and sends them one by one; a refused change is undone, a lost one is sent again. */
export function createCartKeeper(tools: KeeperTools): CartKeeper {
  const holding = createHolding(tools.show)
  const sending = createRunner(sendAll)
  let heard = 0
  let isStale = false
  let turn = 0
  const answers = createAnswers()

  async function sendAll(): Promise<void> {
    const own = turn
    const isOver = () => turn !== own
    let isSaid = false
    for (let tries = 0, held = holding.get(); held !== null && !isOver(); held = holding.get()) {
      const [next] = held.pending
      const { cart } = held
      if (next === undefined) {
        if (!isStale && heard <= cart.version) return
        await refresh(cart, isOver)
        continue
      }
      const outcome = await trySend(() => tools.send(next, cart))
      if (isOver()) return
      if (outcome === 'lost' || outcome === 'later') {
        holding.mark(next.key, 'waiting')
        if (outcome === 'lost' && !isSaid) tools.waits()
        isSaid ||= outcome === 'lost'
        await tools.wait(tries++)
        if (!isOver()) holding.mark(next.key, 'sending')
        continue
      }
      tries = 0
      isSaid = false
      settle(next, outcome)
    }
  }

  function settle({ key, change }: PendingChange, outcome: Exclude<SendOutcome, 'lost' | 'later'>): void {
    const held = holding.get()
    if (held === null) return
    const pending = held.pending.filter((other) => other.key !== key)
    answers.give(key, outcome !== 'broken' && !isRefusal(outcome))
    if (outcome === 'broken' || isRefusal(outcome)) {
      isStale = true
      holding.set({ ...held, pending })
      tools.undone(outcome === 'broken' ? null : outcome, change)
      return
    }
    const cart = { ...applyChange(held.cart, change, held.shop), version: outcome.version }
    const isNext = outcome.version === held.cart.version + 1
    // Someone else was faster, or the menu changed: the server's cart counts.
    isStale ||= !isNext || priceHeld(cart, held.shop, tools.now()).total !== outcome.total
    holding.set({ ...held, cart: isNext ? cart : { ...cart, version: held.cart.version }, pending })
  }

  async function refresh(cart: Cart, isOver: () => boolean): Promise<void> {
    isStale = false
    try {
      const loaded = await tools.reload(cart)
      if (isOver()) return
      heard = loaded?.cart.version ?? 0
      if (loaded === null) tools.gone()
      else holding.replace(loaded)
    } catch {
      // Asked again with the next change, or when a new version is reported.
      if (!isOver()) heard = 0
    }
  }

  return {
    get: holding.get,
    hold(next) {
      turn++
      answers.giveUp()
      sending.forget()
      heard = 0
      isStale = false
      holding.set(next)
      if (next !== null && next.pending.length > 0) sending.run()
    },
    change(change, dish) {
      if (holding.get() === null) return Promise.resolve(false)
      const key = tools.newKey()
      holding.add({ key, change, state: 'sending' }, dish)
      sending.run()
      return answers.hear(key)
    },
    hear(version) {
      heard = Math.max(heard, version)
      if (holding.get() !== null) sending.run()
    },
    settled: sending.settled,
  }
}

/** Work of which one at a time is under way; what is forgotten may still end, and nobody waits for it. */
function createRunner(work: () => Promise<void>) {
  let running: Promise<void> | undefined
  return {
    run(): void {
      if (running !== undefined) return
      const mine = work().finally(() => {
        if (running === mine) running = undefined
      })
      running = mine
    },
    forget(): void {
      running = undefined
    },
    settled: async (): Promise<void> => running,
  }
}

/** Who waits to hear whether a change was taken. */
function createAnswers() {
  const waiting = new Map<string, (isTaken: boolean) => void>()
  return {
    hear: (key: string) => new Promise<boolean>((answer) => waiting.set(key, answer)),
    give(key: string, isTaken: boolean): void {
      waiting.get(key)?.(isTaken)
      waiting.delete(key)
    },
    /** Another cart is held: of what was sent for the one before nothing is known here any more. */
    giveUp(): void {
      for (const answer of waiting.values()) answer(false)
      waiting.clear()
    },
  }
}

/** The cart that is held; whatever becomes of it is shown. */
function createHolding(show: KeeperTools['show']) {
  let held: HeldCart | null = null

  function set(next: HeldCart | null): void {
    held = next
    show(next)
  }

  return {
    get: () => held,
    set,
    add(pending: PendingChange, dish: OfferedDish | undefined): void {
      if (held === null) return
      const shop = dish === undefined ? held.shop : withDish(held.shop, dish)
      set({ ...held, shop, pending: [...held.pending, pending] })
    },
    mark(key: string, state: PendingChange['state']): void {
      if (held === null) return
      const pending = held.pending.map((other) => (other.key === key ? { ...other, state } : other))
      set({ ...held, pending })
    },
    /** The server's cart takes the place of the one that is held; what is still to be sent stays. */
    replace(loaded: Pick<HeldCart, 'cart' | 'shop'>): void {
      set({ ...loaded, shop: keepDishes(held?.shop, loaded.shop), pending: held?.pending ?? [] })
    },
  }
}

/** The server does not know a dish whose line is still being sent. */
function keepDishes(before: CartShop | undefined, now: CartShop): CartShop {
  if (before === undefined) return now
  return {
    ...now,
    products: new Map([...before.products, ...now.products]),
    categories: new Map([...before.categories, ...now.categories]),
  }
}
