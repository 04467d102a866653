import type { AttributeValueId, ProductId } from '../ids.ts'
import type { ChoiceContext } from './choice-context.ts'
import type { Configuration, OptionChoice, UnitChoice } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { listOptionGroups } from './list-option-groups.ts'
import { listItems, listSections } from './list-sections.ts'
import type { OptionGroup, Product, Section, SectionItem } from './product.ts'
import { itemCap, leastUnits } from './section-limits.ts'

/** The choices that a dish starts with before anyone touches it (CONFIG-027, CONFIG-042). */
export function startConfiguration(product: Product, quantity: number, context: ChoiceContext): Configuration {
  return start(product, (section) => startUnits(section, quantity, context))
}

/** The default quantities of every section, for a dish that goes to the cart by itself (CONFIG-041). */
export function configureAutomatically(product: Product, quantity: number, context: ChoiceContext): Configuration {
  return start(product, (section) =>
    repeatItems(section, quantity, context, (item) =>
      Math.max(item.includedQuantity, comesWithIngredients(section, context) ? item.originalQuantity : 0),
    ),
  )
}

/** The configuration of the second level before anyone changes it. */
export function startUnit(item: SectionItem, context: ChoiceContext): Configuration {
  return item.product.configuresItself
    ? configureAutomatically(item.product, 1, context)
    : startConfiguration(item.product, 1, context)
}

function start(product: Product, unitsOf: (section: Section) => readonly UnitChoice[]): Configuration {
  const valueIds = startValues(product)
  const combination = findCombination(product, { valueIds, options: [], units: [] })
  return {
    valueIds,
    options: listOptionGroups(product, combination).flatMap(startOptions),
    units: listSections(product, combination).flatMap(unitsOf),
  }
}

/** The values of the default combination, else the first ones (CONFIG-027). */
export function startValues(product: Pick<Product, 'attributes' | 'combinations'>): AttributeValueId[] {
  const preset = product.combinations.find((combination) => combination.isDefault)?.valueIds ?? []
  return product.attributes.flatMap((attribute) => {
    const value = attribute.values.find((candidate) => preset.includes(candidate.id)) ?? attribute.values[0]
    return value === undefined ? [] : [value.id]
  })
}

/** The «yes» of a yes/no group (OPEN-048); groups of several choices start empty. */
export function startOptions(group: OptionGroup): OptionChoice[] {
  if (group.multiple) return []
  const preset = group.values.find((value) => value.chosenByDefault)
  return preset === undefined ? [] : [{ groupId: group.id, valueId: preset.id }]
}

/** The ingredients a dish comes with, unless the store shows it without them (OPEN-044). */
export function startUnits(section: Section, quantity: number, context: ChoiceContext): UnitChoice[] {
  if (!comesWithIngredients(section, context)) return []
  return repeatItems(section, quantity, context, (item) => item.originalQuantity)
}

export function comesWithIngredients(section: Section, context: ChoiceContext): boolean {
  return !context.hidesIngredients && (section.areIngredients || section.subtract)
}

/** The number of units for a default of so many per dish, within the item's own limits. */
export function startingCount(item: SectionItem, perDish: number, quantity: number): number {
  if (perDish <= 0) return 0
  const count = Math.min(Math.max(quantity * perDish, leastUnits(item)), itemCap(item, quantity))
  return count < leastUnits(item) ? 0 : count
}

function repeatItems(
  section: Section,
  quantity: number,
  context: ChoiceContext,
  perDish: (item: SectionItem) => number,
): UnitChoice[] {
  const taken = new Set<ProductId>()
  return listItems(section, context).flatMap((item) => {
    const count = startingCount(item, perDish(item), quantity)
    // Two entries of one product exclude each other where ingredients are taken away (CONFIG-043).
    if (count === 0 || (section.subtract && taken.has(item.product.id))) return []
    taken.add(item.product.id)
    const unit = { sectionId: section.id, itemId: item.id, configuration: startUnit(item, context) }
    return Array.from({ length: count }, () => unit)
  })
}
