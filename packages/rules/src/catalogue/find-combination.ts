import type { Configuration } from './configuration.ts'
import type { Combination, Product } from './product.ts'

/** The variant whose values are exactly the chosen ones (CONFIG-026). */
export function findCombination(
  product: Pick<Product, 'combinations'>,
  configuration: Configuration,
): Combination | undefined {
  const chosen = configuration.valueIds
  return product.combinations.find(
    (combination) =>
      combination.valueIds.length === chosen.length && combination.valueIds.every((id) => chosen.includes(id)),
  )
}
