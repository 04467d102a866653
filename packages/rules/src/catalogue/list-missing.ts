import type { AttributeId, OptionGroupId, SectionId, SectionItemId } from '../ids.ts'
import type { ChoiceContext } from './choice-context.ts'
import type { Configuration } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { listOptionGroups } from './list-option-groups.ts'
import { isListed, listSections } from './list-sections.ts'
import type { Product, Section } from './product.ts'
import { countItem, countSection, itemCap, sectionLimits } from './section-limits.ts'

/** The choices that must still be made before the dish can go to the cart, in the order of the screen. */
export type Missing =
  | { readonly code: 'attribute-missing'; readonly attributeId: AttributeId }
  | { readonly code: 'combination-missing' }
  | { readonly code: 'option-missing'; readonly groupId: OptionGroupId }
  | { readonly code: 'section-below'; readonly sectionId: SectionId; readonly by: number }
  | { readonly code: 'section-above'; readonly sectionId: SectionId; readonly by: number }
  | { readonly code: 'item-above'; readonly sectionId: SectionId; readonly itemId: SectionItemId; readonly by: number }
  | { readonly code: 'item-gone'; readonly sectionId: SectionId; readonly itemId: SectionItemId }
  | { readonly code: 'unit-incomplete'; readonly at: number; readonly missing: readonly Missing[] }
export type MissingCode = Missing['code']

export function listMissing(
  product: Product,
  configuration: Configuration,
  quantity: number,
  context: ChoiceContext,
): readonly Missing[] {
  const combination = findCombination(product, configuration)
  return [
    ...listMissingValues(product, configuration),
    ...listOptionGroups(product, combination)
      .filter((group) => group.required && !configuration.options.some((choice) => choice.groupId === group.id))
      .map((group): Missing => ({ code: 'option-missing', groupId: group.id })),
    ...listSections(product, combination).flatMap((section) => [
      ...listSectionTotal(section, configuration, quantity),
      ...listSectionItems(section, configuration, quantity, context),
    ]),
    ...listMissingUnits(product, configuration, context),
  ]
}

/** «Go to options» waits for the attributes and the required groups, not for the sections (CONFIG-028). */
export function canLeaveFirstStep(missing: readonly Missing[]): boolean {
  const firstStep: readonly MissingCode[] = ['attribute-missing', 'combination-missing', 'option-missing']
  return !missing.some((entry) => firstStep.includes(entry.code))
}

function listMissingValues(product: Product, configuration: Configuration): Missing[] {
  const empty = product.attributes.filter(
    (attribute) => !attribute.values.some((value) => configuration.valueIds.includes(value.id)),
  )
  if (empty.length > 0) return empty.map((attribute) => ({ code: 'attribute-missing', attributeId: attribute.id }))
  const isSold = product.combinations.length === 0 || findCombination(product, configuration) !== undefined
  return product.attributes.length === 0 || isSold ? [] : [{ code: 'combination-missing' }]
}

/** Valid from the minimum to the maximum, both included (OPEN-045). */
function listSectionTotal(section: Section, configuration: Configuration, quantity: number): Missing[] {
  const total = countSection(section, configuration)
  const { min, max } = sectionLimits(section, quantity)
  if (total < min) return [{ code: 'section-below', sectionId: section.id, by: min - total }]
  if (total > max) return [{ code: 'section-above', sectionId: section.id, by: total - max }]
  return []
}

function listSectionItems(
  section: Section,
  configuration: Configuration,
  quantity: number,
  context: ChoiceContext,
): Missing[] {
  return section.items.flatMap((item): Missing[] => {
    const count = countItem(section, item.id, configuration)
    if (count === 0) return []
    if (!isListed(item, context)) return [{ code: 'item-gone', sectionId: section.id, itemId: item.id }]
    const excess = count - itemCap(item, quantity)
    return excess > 0 ? [{ code: 'item-above', sectionId: section.id, itemId: item.id, by: excess }] : []
  })
}

function listMissingUnits(product: Product, configuration: Configuration, context: ChoiceContext): Missing[] {
  return configuration.units.flatMap((unit, at): Missing[] => {
    const section = product.sections.find((candidate) => candidate.id === unit.sectionId)
    const item = section?.items.find((candidate) => candidate.id === unit.itemId)
    if (item === undefined) return []
    const missing = listMissing(item.product, unit.configuration, 1, context)
    return missing.length === 0 ? [] : [{ code: 'unit-incomplete', at, missing }]
  })
}
