import type { AttributeValueId } from '../ids.ts'
import type { Configuration, OptionChoice } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { listOptionGroups } from './list-option-groups.ts'
import type { Product } from './product.ts'

/** One row of the list of quantities per value (CONFIG-008). */
export interface ValueQuantity {
  readonly valueId: AttributeValueId
  readonly quantity: number
}

export interface ChosenLine {
  readonly configuration: Configuration
  readonly quantity: number
}

/** One line for every value above zero, each with the same chosen options (CONFIG-009). */
export function listValueLines(
  product: Product,
  quantities: readonly ValueQuantity[],
  options: readonly OptionChoice[],
): readonly ChosenLine[] {
  return quantities
    .filter((row) => row.quantity > 0)
    .map((row) => {
      const bare: Configuration = { valueIds: [row.valueId], options: [], units: [] }
      const groups = listOptionGroups(product, findCombination(product, bare))
      const offered = options.filter((choice) => groups.some((group) => group.id === choice.groupId))
      return { configuration: { ...bare, options: offered }, quantity: row.quantity }
    })
}
