import type { OptionGroupId, ProductId } from '../ids.ts'
import type { ChoiceContext } from './choice-context.ts'
import { type Concern, type Dish, isBroughtBy, isInDish, isTakenBy, toDish } from './concern.ts'
import { emptyConfiguration } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { listHiddenIngredients } from './list-eaten-units.ts'
import { listOptionGroups, mostChoices } from './list-option-groups.ts'
import { listItems, listSections } from './list-sections.ts'
import { listSources } from './list-sources.ts'
import type { Combination, OptionGroup, Section, SectionItem } from './product.ts'
import { itemCap, leastUnits, sectionLimits } from './section-limits.ts'
import { startUnit } from './start-configuration.ts'

/** Is there a valid way to order the dish free of every one of the concerns at once? */
export function canAvoid(dish: Dish, concerns: readonly Concern[], context: ChoiceContext): boolean {
  return listVariants(dish).some(
    (combination) =>
      canChooseOptions(dish, listOptionGroups(dish.product, combination), concerns) &&
      listSections(dish.product, combination).every((section) => canFill(section, concerns, context)),
  )
}

/** A dish with variants is always ordered as one of them; other dishes have no variant. */
function listVariants({ product }: Dish): readonly (Combination | undefined)[] {
  if (product.attributes.length === 0) return [findCombination(product, emptyConfiguration)]
  return product.combinations.length === 0 ? [undefined] : product.combinations
}

function canChooseOptions(dish: Dish, groups: readonly OptionGroup[], concerns: readonly Concern[]): boolean {
  const harmless = groups.map((group) => ({
    ...group,
    values: group.values.filter((value) => !concerns.some((concern) => isBroughtBy(concern, value))),
  }))
  const canMeetRequired = harmless.every(
    (group) => !group.required || (group.values.length > 0 && mostChoices(group) > 0),
  )
  const inDish = concerns.filter((concern) => isInDish(concern, dish))
  return canMeetRequired && canTakeAll(inDish, harmless, new Map())
}

/** Finds, for each concern, a harmless value that takes it away, within the limits of each group. */
function canTakeAll(
  concerns: readonly Concern[],
  groups: readonly OptionGroup[],
  used: ReadonlyMap<OptionGroupId, number>,
): boolean {
  const concern = concerns[0]
  if (concern === undefined) return true
  return groups.some((group) => {
    const count = used.get(group.id) ?? 0
    if (count >= mostChoices(group)) return false
    return group.values.some((value) => {
      if (!isTakenBy(concern, value)) return false
      const left = concerns.filter((other) => !isTakenBy(other, value))
      return canTakeAll(left, groups, new Map(used).set(group.id, count + 1))
    })
  })
}

/** Tells whether the section can reach its minimum, within its maximum, with harmless items alone. */
function canFill(section: Section, concerns: readonly Concern[], context: ChoiceContext): boolean {
  const isHarmless = (item: SectionItem) => canAvoid(toDish(item.product, item.allergens), concerns, context)
  if (listHiddenIngredients(section, context).some((item) => isHarmful(item, concerns, context))) return false
  const { min, max } = sectionLimits(section, 1)
  const harmless = listItems(section, context).filter(isHarmless)
  // Collects the totals that can be reached; those above the minimum plus the largest first add change nothing.
  const enough = Math.min(max, min + Math.max(0, ...harmless.map(leastUnits)))
  let reachable = new Set([0])
  const byProduct = Map.groupBy(harmless, (item): ProductId | string =>
    section.subtract ? item.product.id : `${item.id}`,
  )
  for (const entries of byProduct.values()) {
    const next = new Set(reachable)
    for (const item of entries) {
      for (const total of reachable) {
        const most = Math.min(itemCap(item, 1), enough - total)
        for (let count = leastUnits(item); count <= most; count += 1) next.add(total + count)
      }
    }
    reachable = next
  }
  return [...reachable].some((total) => total >= min)
}

/** An ingredient that the store does not show cannot be changed, so it counts as it is. */
function isHarmful(item: SectionItem, concerns: readonly Concern[], context: ChoiceContext): boolean {
  const dish = toDish(item.product, item.allergens)
  return concerns.some((concern) => listSources(dish, startUnit(item, context), concern, context).length > 0)
}
