import type { Choosing } from './choosing.ts'
import type { Configuration, UnitChoice } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { listItems, listSections } from './list-sections.ts'
import { countItem } from './section-limits.ts'
import { comesWithIngredients, startingCount, startUnit } from './start-configuration.ts'

/**
 * More dishes bring their own ingredients as long as nobody changed those; every other choice stays as it is, and
 * `listMissing` says what the new quantity still needs or no longer allows.
 */
export function changeQuantity({ product, configuration, quantity, context }: Choosing, to: number): Configuration {
  let units: readonly UnitChoice[] = configuration.units
  for (const section of listSections(product, findCombination(product, configuration))) {
    if (!comesWithIngredients(section, context)) continue
    for (const item of listItems(section, context)) {
      const before = startingCount(item, item.originalQuantity, quantity)
      if (before === 0 || countItem(section, item.id, configuration) !== before) continue
      const after = startingCount(item, item.originalQuantity, to)
      const unit = { sectionId: section.id, itemId: item.id, configuration: startUnit(item, context) }
      units =
        after >= before
          ? [...units, ...Array.from({ length: after - before }, () => unit)]
          : dropLast(units, unit, before - after)
    }
  }
  return { ...configuration, units }
}

function dropLast(units: readonly UnitChoice[], gone: UnitChoice, times: number): readonly UnitChoice[] {
  let left = times
  return units
    .toReversed()
    .filter((unit) => {
      if (left === 0 || unit.sectionId !== gone.sectionId || unit.itemId !== gone.itemId) return true
      left -= 1
      return false
    })
    .toReversed()
}
