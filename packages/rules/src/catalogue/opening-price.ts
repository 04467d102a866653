import type { Cents } from '../money/cents.ts'
import { findCombination } from './find-combination.ts'
import type { Product } from './product.ts'
import { startValues } from './start-configuration.ts'

/** A dish costs this as it opens, with the variant that it starts on: its card says no other price (F-220). */
export function openingPrice(product: Pick<Product, 'price' | 'attributes' | 'combinations'>): Cents {
  return findCombination(product, { valueIds: startValues(product), options: [], units: [] })?.price ?? product.price
}

/** The price before an offer; a variant has a price of its own and none before it. */
export function openingOldPrice(
  product: Pick<Product, 'price' | 'oldPrice' | 'attributes' | 'combinations'>,
): Cents | null {
  return openingPrice(product) === product.price ? product.oldPrice : null
}
