import type { AttributeValueId } from '../ids.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import { type ConfigurationRefusal, checkConfiguration } from './check-configuration.ts'
import type { ChoiceContext } from './choice-context.ts'
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

/** One line for every value above zero, each with the options chosen for all. */
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

/** Nothing below zero, something above it, and every line valid by itself (CONFIG-008, CONFIG-009). */
export function checkValueQuantities(
  product: Product,
  quantities: readonly ValueQuantity[],
  options: readonly OptionChoice[],
  context: ChoiceContext,
): Verdict<ConfigurationRefusal | 'no-quantity'> {
  if (quantities.some((row) => row.quantity < 0)) return refuse('bad-quantity')
  const lines = listValueLines(product, quantities, options)
  if (lines.length === 0) return refuse('no-quantity')
  for (const line of lines) {
    const verdict = checkConfiguration(product, line.configuration, line.quantity, context)
    if (!verdict.allowed) return verdict
  }
  return allowed
}
