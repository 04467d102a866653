import type { CartLineReply } from '@comanda/contract/entities/saved-cart-reply'
import type { RefusalCode } from '@comanda/contract/refusal-codes'
import { refusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { Cart } from '@comanda/rules/cart/cart'
import { toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { aCart, aSetup } from '@comanda/rules/testing/carts'
import { aProduct } from '@comanda/rules/testing/products'
import { aStore, at } from '@comanda/rules/testing/venues'
import { speak } from '@comanda/screen/spoken-language'
import type { Following } from '../../state/create-follower.ts'
import { createOrder } from '../create-order.ts'
import type { CartShop, PendingChange } from '../held-cart.ts'
import type { LoadedCart } from '../load-cart.ts'

speak('es')

const now = at('2026-11-18T13:10:00+01:00')
export const octopus = { product: aProduct(1, 500), categories: [] }
export const aTable = aSetup({ mode: 'table', resourceId: toId(14), position: 5 })

const shop: CartShop = {
  store: aStore(),
  products: new Map([[octopus.product.id, octopus.product]]),
  categories: new Map(),
  promotions: [],
  coupon: null,
  receipt: null,
}

/** Everything around an order, with a server whose answers the test sets. */
export interface OrderWorld {
  readonly order: ReturnType<typeof createOrder>
  /** What the server answers next; a cart is answered as it is then. */
  cart: Cart | ToldRefusal | Error
  sends: (pending: PendingChange) => Promise<CartLineReply | ToldRefusal>
  isPaying: boolean
  readonly following: Following[]
  readonly stopped: Following[]
  readonly said: string[]
}

export function anOrder(cart: Cart = aCart()): OrderWorld {
  const following: Following[] = []
  const stopped: Following[] = []
  const said: string[] = []
  let keys = 0
  const world: OrderWorld = {
    cart,
    sends: async () => ({ lineId: toId('line'), version: 2, total: cents(500) }),
    isPaying: false,
    following,
    stopped,
    said,
    order: createOrder({
      load: async () => answer(world.cart),
      save: async () => ({ cartId: cart.id, number: 1, version: 2, lineIds: [], existed: true }),
      send: (pending) => world.sends(pending),
      follow: (one) => {
        following.push(one)
        return () => void stopped.push(one)
      },
      openClock: async () => () => now,
      newKey: () => `key-${++keys}`,
      wait: async () => {},
      isPaying: () => world.isPaying,
      sayUndone: (refusal) => said.push(refusal?.message ?? 'broken'),
      sayWaiting: () => said.push('waiting'),
      sayTableClosed: () => said.push('table closed'),
    }),
  }
  return world
}

export function refused(code: RefusalCode): ToldRefusal {
  return { ...refusal(code), message: code }
}

function answer(told: OrderWorld['cart']): LoadedCart | ToldRefusal {
  if (told instanceof Error) throw told
  return 'refused' in told ? told : { cart: told, shop }
}
