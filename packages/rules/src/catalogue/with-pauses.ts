import type { OptionValueId, ProductId } from '../ids.ts'
import type { Configuration } from './configuration.ts'
import { isSelectable } from './list-option-groups.ts'
import type { OptionGroup, Product, Section } from './product.ts'
import { itemCap } from './section-limits.ts'

/** The things that a store has run out of for a while. */
export interface Pauses {
  readonly products: ReadonlySet<ProductId>
  readonly values: ReadonlySet<OptionValueId>
}

/**
 * A dish as it can be sold now. A paused value is not offered, and a dish falls when it is paused itself or when a
 * choice that it requires has nothing left (DAY-091).
 */
export function withPauses(product: Product, pauses: Pauses): Product {
  const left: Product = {
    ...product,
    optionGroups: product.optionGroups.map((group) => withoutValues(group, pauses)),
    combinations: product.combinations.map((combination) => ({
      ...combination,
      optionGroups: combination.optionGroups.map((group) => withoutValues(group, pauses)),
    })),
    sections: product.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, product: withPauses(item.product, pauses) })),
    })),
  }
  // A dish that nobody could complete before is not touched by a pause.
  const falls = pauses.products.has(product.id) || (canComplete(product) && !canComplete(left))
  return { ...left, published: product.published && !falls }
}

/** Whether the choices of a line hold something that is paused. */
export function usesPaused(product: Product, configuration: Configuration, pauses: Pauses): boolean {
  if (pauses.products.has(product.id)) return true
  if (configuration.options.some(({ valueId }) => pauses.values.has(valueId))) return true
  return configuration.units.some((unit) => {
    const section = product.sections.find(({ id }) => id === unit.sectionId)
    const item = section?.items.find(({ id }) => id === unit.itemId)
    return item !== undefined && usesPaused(item.product, unit.configuration, pauses)
  })
}

function withoutValues(group: OptionGroup, { values }: Pauses): OptionGroup {
  return { ...group, values: group.values.filter(({ id }) => !values.has(id)) }
}

function canComplete({ optionGroups, sections, isConfigurable }: Product): boolean {
  const hasOptions = optionGroups.every((group) => !isSelectable(group) || !group.required || group.values.length > 0)
  return hasOptions && (!isConfigurable || sections.every(canFill))
}

function canFill({ minDishes, items }: Section): boolean {
  const offered = items.filter((item) => item.published && item.product.published)
  return offered.reduce((sum, item) => sum + itemCap(item, 1), 0) >= minDishes
}
