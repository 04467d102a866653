import type { AttributeValueId } from '../ids.ts'
import type { Cents } from '../money/cents.ts'
import type { Choosing } from './choosing.ts'
import { findCombination } from './find-combination.ts'
import type { Attribute } from './product.ts'

/**
 * The price of the dish with each value of an attribute, the other attributes as they are chosen. Empty where all cost
 * the same: a flavour has no price of its own, a size has.
 */
export function priceValues(
  { product, configuration }: Pick<Choosing, 'product' | 'configuration'>,
  { values }: Attribute,
): ReadonlyMap<AttributeValueId, Cents> {
  const others = configuration.valueIds.filter((id) => !values.some((value) => value.id === id))
  const prices = values.flatMap(({ id }) => {
    const combination = findCombination(product, { ...configuration, valueIds: [...others, id] })
    return combination === undefined ? [] : [[id, combination.price] as const]
  })
  return new Map(new Set(prices.map(([, price]) => price)).size > 1 ? prices : [])
}
