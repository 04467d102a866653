import type { Configuration } from '../catalogue/configuration.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import { listOptionGroups } from '../catalogue/list-option-groups.ts'
import type { OptionGroup, OptionValue, Product } from '../catalogue/product.ts'
import { type Cents, zero } from '../money/cents.ts'

/** What one chosen value costs per dish, and whether it came free. */
export interface ChargedOption {
  readonly group: OptionGroup
  readonly value: OptionValue
  readonly price: Cents
  readonly isFree: boolean
}

/** The cheapest chosen values of a group are free, as many as the group says; the others are charged (PRICE-005). */
export function chargeOptions(product: Product, configuration: Configuration): readonly ChargedOption[] {
  if (configuration.options.length === 0) return []
  return listOptionGroups(product, findCombination(product, configuration)).flatMap((group) =>
    chargeGroup(group, configuration),
  )
}

function chargeGroup(group: OptionGroup, configuration: Configuration): ChargedOption[] {
  const chosen = group.values.filter((value) =>
    configuration.options.some((choice) => choice.valueId === value.id && choice.groupId === group.id),
  )
  if (group.freeCount <= 0) return chosen.map((value) => ({ group, value, price: value.price, isFree: false }))
  const free = new Set(chosen.toSorted((left, right) => left.price - right.price).slice(0, group.freeCount))
  return chosen.map((value) => {
    const isFree = free.has(value)
    // A value that lowers the price keeps doing so: being free never costs the diner.
    const price = isFree && value.price > 0 ? zero : value.price
    return { group, value, price, isFree }
  })
}
