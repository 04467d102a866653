import type { OptionValueId, ProductId, StoreId } from '../ids.ts'
import type { Instant } from '../time/calendar.ts'
import type { Product } from './product.ts'
import { withPauses } from './with-pauses.ts'

/** The dishes and values that a store does not sell for now. A page that is the same for everybody carries all stores'. */
export interface StoreOutage {
  readonly storeId: StoreId
  /** Those that fall with what they are made of included. */
  readonly dishes: readonly OutDish[]
  readonly valueIds: readonly OptionValueId[]
}

interface OutDish {
  readonly id: ProductId
  /** When the clock alone brings it back. */
  readonly until: Instant | null
}

interface AskedDish {
  readonly productId: ProductId
  /** Null before one is chosen. */
  readonly storeId: StoreId | null
  /** The stores of the site that sell the dish. */
  readonly sellers: readonly StoreId[]
}

/** Whether a store has run out of a dish (DAY-204); before one is chosen, whether all that sell it have. */
export function isOut(outages: readonly StoreOutage[], { productId, storeId, sellers }: AskedDish): boolean {
  const isOutIn = (id: StoreId) =>
    outages.some((outage) => outage.storeId === id && outage.dishes.some((dish) => dish.id === productId))
  if (storeId !== null) return isOutIn(storeId)
  return sellers.length > 0 && sellers.every(isOutIn)
}

/** A dish as a store sells it now: without what it has run out of. */
export function asSoldIn(product: Product, outages: readonly StoreOutage[], storeId: StoreId | null): Product {
  const outage = outages.find((one) => one.storeId === storeId)
  if (outage === undefined) return product
  const products = new Set(outage.dishes.map(({ id }) => id))
  return withPauses(product, { products, values: new Set(outage.valueIds) })
}
