import type { Cart, CartLine } from '@comanda/rules/cart/cart'
import type { Product } from '@comanda/rules/catalogue/product'
import type { LineId } from '@comanda/rules/ids'
import { type Cents, cents } from '@comanda/rules/money/cents'
import type { CartLinePrice, CartPrice } from '@comanda/rules/pricing/cart-price'
import { findCartZone } from '@comanda/rules/pricing/to-cart-to-price'
import type { Instant } from '@comanda/rules/time/calendar'
import { checkMinimumOrder, findMinimumOrder } from '@comanda/rules/venue/delivery-area'
import { applyPending } from './apply-change.ts'
import type { HeldCart, PendingChange } from './held-cart.ts'
import { priceHeld } from './price-held.ts'

/** A line with its dish and its price, ready to show. */
export interface ShownLine {
  readonly line: CartLine
  readonly product: Product
  readonly price: CartLinePrice
  /** Being sent, or waiting for the connection. */
  readonly state: PendingChange['state'] | 'kept'
}

/** Everything a cart shows, computed by the rules (OPEN-106). */
export interface CartView {
  readonly cart: Cart
  readonly price: CartPrice
  /** Dishes that the kitchen has, and below those that it has not; the service charge is in neither. */
  readonly sent: readonly ShownLine[]
  readonly unsent: readonly ShownLine[]
  /** The sum that promotions, coupon and receipt take off together; never above zero. */
  readonly discount: Cents
  readonly shipping: Cents | null
  /** The amount still missing to the minimum order; null when it is reached. */
  readonly minimum: { readonly amount: Cents; readonly missing: Cents } | null
  /** The amount still missing until delivery is free. */
  readonly untilFreeShipping: Cents | null
}

export function toCartView(held: HeldCart, now: Instant): CartView {
  const cart = applyPending(held)
  const { shop } = held
  const price = priceHeld(cart, shop, now)
  const states = listStates(held.pending)
  const shown = cart.lines.flatMap((line, at): ShownLine[] => {
    const product = shop.products.get(line.productId)
    const priced = price.lines[at]
    if (product === undefined || priced === undefined || product.service !== null) return []
    return [{ line, product, price: priced, state: states.get(line.id) ?? 'kept' }]
  })
  const minimum = findMinimum(cart, held, price.ordered)
  const part = (kind: string) => price.parts.find((one) => one.kind === kind)?.amount
  return {
    cart,
    price,
    sent: shown.filter(({ line }) => !line.deletable),
    unsent: shown.filter(({ line }) => line.deletable),
    discount: cents(price.goods - price.ordered + (part('coupon') ?? 0) + (part('receipt') ?? 0)),
    shipping: cart.setup.mode === 'delivery' ? (part('shipping') ?? cents(0)) : null,
    minimum,
    untilFreeShipping: minimum === null ? findUntilFree(cart, held, price.ordered) : null,
  }
}

function findMinimum({ setup }: Cart, { shop }: HeldCart, ordered: Cents): CartView['minimum'] {
  const amount = findMinimumOrder(shop.store, setup.mode, setup.address?.postalCode ?? null)
  if (checkMinimumOrder(setup.mode, ordered, amount).allowed) return null
  return { amount, missing: cents(amount - ordered) }
}

function findUntilFree({ setup }: Cart, { shop }: HeldCart, ordered: Cents): Cents | null {
  const zone = findCartZone(shop.store, setup)
  if (zone === undefined || zone.freeShippingFrom === null || zone.shippingFee === 0) return null
  return ordered < zone.freeShippingFrom ? cents(zone.freeShippingFrom - ordered) : null
}

function listStates(pending: readonly PendingChange[]): Map<LineId, PendingChange['state']> {
  return new Map(
    pending.map(({ change, state }) => [change.kind === 'remove' ? change.lineId : change.line.id, state] as const),
  )
}
