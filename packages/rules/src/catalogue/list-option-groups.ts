import type { Combination, OptionGroup, Product } from './product.ts'

/** Groups a diner can choose from: the product's, then those of the chosen combination (CONFIG-029, CONFIG-032). */
export function listOptionGroups(product: Product, combination: Combination | undefined): readonly OptionGroup[] {
  const own = product.optionGroups.every(isSelectable)
    ? product.optionGroups
    : product.optionGroups.filter(isSelectable)
  if (combination === undefined || combination.optionGroups.length === 0) return own
  const added = combination.optionGroups.filter(
    (group) => isSelectable(group) && !own.some((known) => known.id === group.id),
  )
  return [...own, ...added]
}

export function isSelectable(group: OptionGroup): boolean {
  return group.published && !group.isSeparator
}

/** How many values of a group may be chosen together (CONFIG-030, CONFIG-031). */
export function mostChoices(group: OptionGroup): number {
  if (!group.multiple) return 1
  return group.limit ?? Number.POSITIVE_INFINITY
}
