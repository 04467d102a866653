import type { SectionId, SectionItemId } from '../ids.ts'
import { refuse } from '../verdict.ts'
import { type Change, change } from './change.ts'
import { checkConfiguration } from './check-configuration.ts'
import type { Choosing } from './choosing.ts'
import type { Configuration, UnitChoice } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { isListed, listSections } from './list-sections.ts'
import type { Product, Section, SectionItem } from './product.ts'
import { countItem, countSection, itemCap, leastUnits, sectionLimits } from './section-limits.ts'
import { startUnit } from './start-configuration.ts'

export interface ItemChoice {
  readonly sectionId: SectionId
  readonly itemId: SectionItemId
  /** The choices at the second level; when missing, the sub-product's start configuration. */
  readonly unit?: Configuration
}

/** The first add brings the least quantity (the item's own), later adds bring one (CONFIG-038). */
export function addItem({ product, configuration, quantity, context }: Choosing, choice: ItemChoice): Change {
  const place = findPlace(product, configuration, choice)
  if (place === undefined) return refuse('unknown-item')
  const { section, item } = place
  if (!isListed(item, context)) return refuse('item-unavailable')
  const cleared = section.subtract ? clearTwins(section, item, configuration) : configuration
  const count = countItem(section, item.id, cleared)
  const room = sectionLimits(section, quantity).max - countSection(section, cleared)
  const cap = itemCap(item, quantity) - count
  if (room <= 0) return refuse('section-full')
  const least = count === 0 ? leastUnits(item) : 1
  if (least > room) return refuse('minimum-does-not-fit')
  if (least > cap) return refuse('item-limit')
  const usual = count === 0 && section.areIngredients ? item.originalQuantity : least
  const adding = Math.max(least, Math.min(usual, room, cap))
  const unit = choice.unit ?? startUnit(item, context)
  if (!checkConfiguration(item.product, unit, 1, context).allowed) return refuse('unit-incomplete')
  const added: UnitChoice = { sectionId: section.id, itemId: item.id, configuration: unit }
  return change({ ...cleared, units: [...cleared.units, ...Array.from({ length: adding }, () => added)] })
}

/** Removing from the least quantity leaves none, otherwise one less; `at` names the unit, by default the last one. */
export function removeItem(
  { product, configuration }: Pick<Choosing, 'product' | 'configuration'>,
  choice: Omit<ItemChoice, 'unit'> & { readonly at?: number },
): Change {
  const last = configuration.units.findLastIndex((unit) => isUnitOf(unit, choice))
  const at = choice.at ?? last
  const unit = configuration.units[at]
  if (unit === undefined || !isUnitOf(unit, choice)) return refuse('not-chosen')
  const place = findPlace(product, configuration, choice)
  const units =
    place !== undefined && countItem(place.section, place.item.id, configuration) <= leastUnits(place.item)
      ? configuration.units.filter((other) => !isUnitOf(other, choice))
      : configuration.units.toSpliced(at, 1)
  return change({ ...configuration, units })
}

function findPlace(
  product: Product,
  configuration: Configuration,
  choice: { readonly sectionId: SectionId; readonly itemId: SectionItemId },
): { readonly section: Section; readonly item: SectionItem } | undefined {
  const sections = listSections(product, findCombination(product, configuration))
  const section = sections.find((candidate) => candidate.id === choice.sectionId)
  const item = section?.items.find((candidate) => candidate.id === choice.itemId)
  return section === undefined || item === undefined ? undefined : { section, item }
}

/** Choosing one entry sets the other entries of the same product to zero (CONFIG-043). */
function clearTwins(section: Section, item: SectionItem, configuration: Configuration): Configuration {
  const twins = section.items.filter((other) => other.id !== item.id && other.product.id === item.product.id)
  const units = configuration.units.filter(
    (unit) => unit.sectionId !== section.id || !twins.some((twin) => twin.id === unit.itemId),
  )
  return { ...configuration, units }
}

function isUnitOf(
  unit: UnitChoice,
  choice: { readonly sectionId: SectionId; readonly itemId: SectionItemId },
): boolean {
  return unit.sectionId === choice.sectionId && unit.itemId === choice.itemId
}
