import type { Cart } from '../cart/cart.ts'
import type { Category, Product } from '../catalogue/product.ts'
import type { CategoryId, ProductId } from '../ids.ts'
import type { Coupon, Promotion, Receipt } from '../promotions/promotion.ts'
import type { Instant } from '../time/calendar.ts'
import { toStoreMoment } from '../time/store-moment.ts'
import { findZone } from '../venue/delivery-area.ts'
import type { DeliveryZone, Resource, Store } from '../venue/store.ts'
import type { CartToPrice } from './cart-price.ts'

export interface CartFacts {
  readonly cart: Pick<Cart, 'lines' | 'setup' | 'tip'>
  readonly store: Pick<Store, 'hours' | 'ordering' | 'timeZone' | 'zones' | 'resources'>
  readonly products: ReadonlyMap<ProductId, Product>
  readonly categories: ReadonlyMap<CategoryId, Category>
  readonly promotions: readonly Promotion[]
  readonly coupon: Coupon | null
  readonly receipt: Receipt | null
  readonly now: Instant
}

/** A cart with everything its price depends on: browser and server ask with the same facts. */
export function toCartToPrice({ cart, store, now, ...facts }: CartFacts): CartToPrice {
  return {
    ...facts,
    lines: cart.lines,
    store,
    mode: cart.setup.mode,
    moment: toStoreMoment(now, store.timeZone),
    now,
    hasServiceCharge: findCartResource(store, cart.setup)?.hasServiceCharge ?? false,
    zone: findCartZone(store, cart.setup) ?? null,
    tip: cart.tip,
  }
}

/** The counter or room that an order belongs to. */
export function findCartResource(
  store: Pick<Store, 'resources'>,
  setup: Pick<Cart['setup'], 'resourceId'>,
): Resource | undefined {
  return store.resources.find(({ id }) => id === setup.resourceId)
}

export function findCartZone(
  store: Pick<Store, 'zones'>,
  { mode, address }: Pick<Cart['setup'], 'mode' | 'address'>,
): DeliveryZone | undefined {
  return mode === 'delivery' && address !== null ? findZone(store, address.postalCode) : undefined
}
