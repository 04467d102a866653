import type { Configuration, OptionChoice } from '../catalogue/configuration.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import { listOptionGroups } from '../catalogue/list-option-groups.ts'
import type { OptionGroup, OptionValue, Product } from '../catalogue/product.ts'
import { type Cents, cents } from '../money/cents.ts'

/** The cost of one chosen value per dish, and whether it came free. */
export interface ChargedOption {
  readonly group: OptionGroup
  readonly value: OptionValue
  readonly price: Cents
  readonly isFree: boolean
}

/** The cheapest chosen values of a group are free, up to the group's free count; the others are charged (PRICE-005). */
export function chargeOptions(product: Product, configuration: Configuration): readonly ChargedOption[] {
  const charged: ChargedOption[] = []
  if (configuration.options.length === 0) return charged
  for (const group of listOptionGroups(product, findCombination(product, configuration))) {
    const chosen = listChosen(group, configuration.options)
    for (const value of chosen) charged.push(charge(group, value, countBefore(value, chosen) < group.freeCount))
  }
  return charged
}

function listChosen({ id, values }: OptionGroup, choices: readonly OptionChoice[]): readonly OptionValue[] {
  // Most choices are of other groups, so those of this one are listed first: pricing runs for every line of every change.
  const chosen = choices.filter(({ groupId }) => groupId === id)
  return chosen.length === 0 ? [] : values.filter((value) => chosen.some(({ valueId }) => valueId === value.id))
}

/** How many are free before this one: the cheaper ones, and those as cheap that the menu lists first. */
function countBefore(value: OptionValue, chosen: readonly OptionValue[]): number {
  let count = 0
  let isPast = false
  for (const other of chosen) {
    if (other === value) isPast = true
    else if (other.price < value.price || (other.price === value.price && !isPast)) count += 1
  }
  return count
}

/** A value that lowers the price still lowers it when it is one of the free ones. */
function charge(group: OptionGroup, value: OptionValue, isFree: boolean): ChargedOption {
  return { group, value, price: isFree ? cents(Math.min(0, value.price)) : value.price, isFree }
}
