import type { AllergenId, DietId } from '../ids.ts'
import { canAvoid } from './can-avoid.ts'
import type { ChoiceContext } from './choice-context.ts'
import { type Concern, type Dish, isBroughtBy, toDish } from './concern.ts'
import type { Configuration } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { listMissing } from './list-missing.ts'
import { listOptionGroups } from './list-option-groups.ts'
import { listRemedies, type Remedy } from './list-remedies.ts'
import { listItems, listSections } from './list-sections.ts'
import { listSources, type Source } from './list-sources.ts'
import type { Product, SectionItem } from './product.ts'
import { configureAutomatically, startConfiguration, startUnit } from './start-configuration.ts'

/** The marks that a diner made in the filter dialog; they stay on the device. */
export interface MenuFilter {
  readonly allergens: readonly AllergenId[]
  readonly diets: readonly DietId[]
}

export interface FilterReason {
  readonly concern: Concern
  readonly sources: readonly Source[]
  readonly remedies: readonly Remedy[]
}

export type FilterVerdict =
  | { readonly fits: 'fine' }
  | { readonly fits: 'can-be-made-without' | 'excluded'; readonly reasons: readonly FilterReason[] }

/** A dish in the menu, judged by its start configuration and by how it could be ordered (OPEN-040). */
export function filterProduct(product: Product, filter: MenuFilter, context: ChoiceContext): FilterVerdict {
  const start = product.configuresItself
    ? configureAutomatically(product, 1, context)
    : startConfiguration(product, 1, context)
  return filterDish(product, start, filter, context)
}

/** A dish as it is configured: `can-be-made-without` warns that it holds something another choice would avoid. */
export function filterDish(
  product: Product,
  configuration: Configuration,
  filter: MenuFilter,
  context: ChoiceContext,
): FilterVerdict {
  const dish = toDish(product)
  const concerns = listConcerns(filter)
  const reasons = concerns.flatMap((concern): FilterReason[] => {
    const sources = listSources(dish, configuration, concern, context)
    if (sources.length === 0 && !isAhead(dish, configuration, concern, context)) return []
    return [{ concern, sources, remedies: listRemedies(dish, configuration, concern, context) }]
  })
  if (reasons.length === 0) return { fits: 'fine' }
  return { fits: canAvoid(dish, concerns, context) ? 'can-be-made-without' : 'excluded', reasons }
}

export function listConcerns(filter: MenuFilter): readonly Concern[] {
  return [
    ...filter.allergens.map((id): Concern => ({ kind: 'allergen', id })),
    ...filter.diets.map((id): Concern => ({ kind: 'diet', id })),
  ]
}

/** Could a choice that must still be made bring the concern in? A menu whose mains are all fish warns at once. */
function isAhead(dish: Dish, configuration: Configuration, concern: Concern, context: ChoiceContext): boolean {
  const combination = findCombination(dish.product, configuration)
  const missing = listMissing(dish.product, configuration, 1, context)
  const openGroups = listOptionGroups(dish.product, combination).filter((group) =>
    missing.some((entry) => entry.code === 'option-missing' && entry.groupId === group.id),
  )
  const openSections = listSections(dish.product, combination).filter((section) =>
    missing.some((entry) => entry.code === 'section-below' && entry.sectionId === section.id),
  )
  return (
    openGroups.some((group) => group.values.some((value) => isBroughtBy(concern, value))) ||
    openSections.some((section) => listItems(section, context).some((item) => mayBring(item, concern, context)))
  )
}

function mayBring(item: SectionItem, concern: Concern, context: ChoiceContext): boolean {
  const part = toDish(item.product, item.allergens)
  const unit = startUnit(item, context)
  return listSources(part, unit, concern, context).length > 0 || isAhead(part, unit, concern, context)
}
