import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import { loadWords } from '@comanda/i18n/load-words'
import type { Cart } from '@comanda/rules/cart/cart'
import { decideOnLoad } from '@comanda/rules/cart/cart-life'
import { type CartId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { defaultTimeZone, instant, toStoreMoment } from '@comanda/rules/time/store-moment'
import { createCell } from '@comanda/screen/cell'
import { type ShownCart, setCart } from '../state/cart.ts'
import { openClient, toRandomKey } from '../state/client.ts'
import { readCookie } from '../state/cookie.ts'
import { errorShownMs, tellError } from '../state/news.ts'
import { changeSetup, getSetup } from '../state/setup.ts'
import { openClock } from '../state/store-clock.ts'
import { applyPending } from './apply-change.ts'
import { keepCartCookies } from './cart-cookies.ts'
import { createCartKeeper } from './create-cart-keeper.ts'
import { readDevice } from './device.ts'
import { createCartFollower } from './follow-cart.ts'
import { followTableCart } from './follow-table-cart.ts'
import type { HeldCart, OrderPlace } from './held-cart.ts'
import { keepPending, takePending } from './kept-pending.ts'
import { keepSummary } from './kept-summary.ts'
import { type LoadedCart, loadCart } from './load-cart.ts'
import { priceHeld } from './price-held.ts'
import { resetOrder } from './reset-order.ts'
import { sendChange } from './send-change.ts'

const shown = createCell<HeldCart | null>(null)
let clock: () => Instant = () => instant(Date.now())
let language: Language = 'es'
let opening: Promise<HeldCart | null> | undefined

/** The cart with all its parts, for those that show it whole. */
export const useHeldCart = shown.use
export const readClock = (): Instant => clock()

const follow = createCartFollower({
  hear: (version) => cartKeeper.hear(version),
  followTable: (cartId) => followTableCart(cartId, language),
})

export const cartKeeper = createCartKeeper({
  send: (pending, cart) => sendChange(pending, { cart, device: readDevice(), language }),
  reload: () => reload(cartKeeper.get()?.cart.id ?? readCartId()),
  now: readClock,
  newKey: toRandomKey,
  show,
  undone: async (refusal) => {
    const words = await loadWords(language, 'refusals')
    tellError(refusal?.message ?? words.refusals['server-fault'], errorShownMs)
  },
  wait: (tries) =>
    new Promise((resolve) => {
      const timer = setTimeout(done, Math.min(30_000, 1_000 * 2 ** tries))
      function done() {
        clearTimeout(timer)
        removeEventListener('online', done)
        resolve()
      }
      addEventListener('online', done)
    }),
})

/** The cart this browser remembers, asked for once; null when there is none any more. */
export function openCart(place: OrderPlace): Promise<HeldCart | null> {
  language = place.language
  // Without one it is asked again: it may have been begun meanwhile.
  opening ??= begin(place).finally(() => {
    if (cartKeeper.get() === null) opening = undefined
  })
  return opening
}

/** Takes over a cart that has only just been begun or changed. */
export async function takeCart(spoken: Language, cartId: CartId): Promise<HeldCart | null> {
  language = spoken
  clock = await openClock()
  const loaded = await reload(cartId)
  cartKeeper.hold(loaded && { ...loaded, pending: [] })
  if (loaded !== null) keepCartCookies(loaded.cart)
  opening = Promise.resolve(cartKeeper.get())
  return cartKeeper.get()
}

export function forgetCart(): void {
  opening = undefined
  cartKeeper.hold(null)
}

async function begin({ modes }: OrderPlace): Promise<HeldCart | null> {
  const cartId = readCartId()
  if (cartId === null) return null
  clock = await openClock()
  // What the last page left unsent goes first: the answer then holds it.
  for (const pending of takePending(cartId)) {
    await sendChange(pending, { cart: { id: cartId }, device: readDevice(), language }).catch(() => undefined)
  }
  const loaded = await reload(cartId)
  const decision = decideOnLoad({
    cart: loaded?.cart.state === 'open' || loaded?.cart.state === 'paying' ? loaded.cart : null,
    mode: getSetup().mode,
    offered: modes,
    today: toStoreMoment(clock(), loaded?.shop.store.timeZone ?? defaultTimeZone).date,
  })
  if (decision.kind === 'reset' || loaded === null) {
    resetOrder(decision.kind === 'reset' ? decision.mode : null)
    cartKeeper.hold(null)
    return null
  }
  keepCartCookies(loaded.cart)
  changeSetup({ mode: loaded.cart.setup.mode, storeId: loaded.cart.setup.storeId })
  cartKeeper.hold({ ...loaded, pending: [] })
  return cartKeeper.get()
}

async function reload(cartId: CartId | null): Promise<LoadedCart | null> {
  if (cartId === null) return null
  const loaded = await loadCart(await openClient(language), cartId, readCookie('delivery-mode') === 'table')
  if (!isRefusal(loaded)) return loaded
  if (loaded.refused === 'cart-not-found' || loaded.refused.startsWith('session-')) return null
  throw new Error(loaded.message)
}

function show(held: HeldCart | null): void {
  shown.set(held)
  if (held !== null) keepPending(held.cart.id, held.pending)
  const summary = held && toSummary(held)
  keepSummary(summary)
  setCart(summary)
  follow(held?.cart ?? null)
}

function toSummary(held: HeldCart): ShownCart {
  const cart = applyPending(held)
  return { pieces: countDishes(cart, held.shop), total: priceHeld(cart, held.shop, clock()).total }
}

/** The service charge is no dish. */
function countDishes({ lines }: Cart, { products }: HeldCart['shop']): number {
  return lines.reduce((sum, line) => (products.get(line.productId)?.service ? sum : sum + line.quantity), 0)
}

function readCartId(): CartId | null {
  const text = readCookie('cart-id')
  return text === null ? null : toId<CartId>(text)
}
