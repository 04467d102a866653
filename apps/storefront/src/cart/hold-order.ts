import type { CartId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { instant } from '@comanda/rules/time/store-moment'
import { createCell } from '@comanda/screen/cell'
import { createCartKeeper } from './create-cart-keeper.ts'
import { findAliveCart } from './find-alive-cart.ts'
import { createCartFollower } from './follow-cart.ts'
import type { HeldCart } from './held-cart.ts'
import { rememberHeld } from './order-memory.ts'
import type { OrderNews, OrderTools } from './order-tools.ts'

/** The cart of an order as it is held, shown, remembered and followed; `over` is told when the server has it no more. */
export function holdOrder(tools: OrderTools, over: () => void) {
  const shown = createCell<HeldCart | null>(null)
  const news = createCell<OrderNews>('everything')
  let clock: () => Instant = () => instant(Date.now())
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

  return {
    keeper,
    shown,
    news,
    findAlive,
    /** By the server's clock, once it is known. */
    now: (): Instant => clock(),
    async startClock(): Promise<void> {
      clock = await tools.openClock()
    },
  }
}
