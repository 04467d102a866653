import type { SectionItemId } from '../ids.ts'
import type { Configuration } from './configuration.ts'
import type { Section, SectionItem } from './product.ts'

export interface SectionLimits {
  readonly min: number
  readonly max: number
}

/** A line of several dishes holds the choices of all of them, so both limits grow with the quantity (CONFIG-034). */
export function sectionLimits(section: Section, quantity: number): SectionLimits {
  const unlimited = section.areIngredients && section.maxDishes === 0
  return {
    min: quantity * section.minDishes,
    max: unlimited ? Number.POSITIVE_INFINITY : quantity * section.maxDishes,
  }
}

/** Most units of one item in a line; the cap, where there is one, is per dish (CONFIG-039). */
export function itemCap(item: SectionItem, quantity: number): number {
  return item.maxQuantity === null || item.maxQuantity === 0 ? Number.POSITIVE_INFINITY : quantity * item.maxQuantity
}

/** Any smaller number except zero cannot be chosen (OPEN-046). */
export function leastUnits(item: SectionItem): number {
  return Math.max(1, item.minQuantity)
}

export function countSection(section: Section, configuration: Configuration): number {
  let count = 0
  for (const unit of configuration.units) if (unit.sectionId === section.id) count += 1
  return count
}

export function countItem(section: Section, itemId: SectionItemId, configuration: Configuration): number {
  let count = 0
  for (const unit of configuration.units) if (unit.sectionId === section.id && unit.itemId === itemId) count += 1
  return count
}

export function isFull(section: Section, configuration: Configuration, quantity: number): boolean {
  return countSection(section, configuration) >= sectionLimits(section, quantity).max
}

/** The counter «selected/max» and the hint «min - max» of a section's heading (CONFIG-019); max null means no limit. */
export function describeSection(
  section: Section,
  configuration: Configuration,
  quantity: number,
): { readonly selected: number; readonly min: number; readonly max: number | null } {
  const { min, max } = sectionLimits(section, quantity)
  return { selected: countSection(section, configuration), min, max: Number.isFinite(max) ? max : null }
}
