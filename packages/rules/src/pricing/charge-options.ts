import type { Configuration, OptionChoice } from '../catalogue/configuration.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import { listOptionGroups } from '../catalogue/list-option-groups.ts'
import type { OptionGroup, OptionValue, Product } from '../catalogue/product.ts'
import { type Cents, cents } from '../money/cents.ts'

/** What one chosen value costs per dish, and whether it came free. */
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
    if (chosen.length === 0) continue
    const free = listFree(group, chosen)
    for (const value of chosen) charged.push(charge(group, value, free.includes(value)))
  }
  return charged
}

function listChosen({ id, values }: OptionGroup, choices: readonly OptionChoice[]): readonly OptionValue[] {
  // Most choices are of other groups, so those of this one are listed first: pricing runs for every line of every change.
  const chosen = choices.filter(({ groupId }) => groupId === id)
  return chosen.length === 0 ? [] : values.filter((value) => chosen.some(({ valueId }) => valueId === value.id))
}

function listFree(group: OptionGroup, chosen: readonly OptionValue[]): readonly OptionValue[] {
  if (group.freeCount <= 0) return []
  if (group.freeCount >= chosen.length) return chosen
  return chosen.toSorted((left, right) => left.price - right.price).slice(0, group.freeCount)
}

/** A value that lowers the price still lowers it when it is one of the free ones. */
function charge(group: OptionGroup, value: OptionValue, isFree: boolean): ChargedOption {
  return { group, value, price: isFree ? cents(Math.min(0, value.price)) : value.price, isFree }
}
