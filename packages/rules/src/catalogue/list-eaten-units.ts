import type { ChoiceContext } from './choice-context.ts'
import type { Configuration } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { isListed, listSections } from './list-sections.ts'
import type { Product, Section, SectionItem } from './product.ts'
import { startUnit } from './start-configuration.ts'

/** A unit that ends up on the plate. */
export interface EatenUnit {
  readonly section: Section
  readonly item: SectionItem
  readonly configuration: Configuration
}

/** Chosen units, and the ingredients a store does not show but cooks with all the same. */
export function listEatenUnits(
  product: Product,
  configuration: Configuration,
  context: ChoiceContext,
): readonly EatenUnit[] {
  return listSections(product, findCombination(product, configuration)).flatMap((section) => [
    ...listHiddenIngredients(section, context).map((item) => ({
      section,
      item,
      configuration: startUnit(item, context),
    })),
    ...configuration.units.flatMap((unit) => {
      const item = section.items.find((candidate) => candidate.id === unit.itemId)
      return unit.sectionId !== section.id || item === undefined
        ? []
        : [{ section, item, configuration: unit.configuration }]
    }),
  ])
}

export function listHiddenIngredients(section: Section, context: ChoiceContext): readonly SectionItem[] {
  if (!context.hidesIngredients || !(section.areIngredients || section.subtract)) return []
  return section.items.filter((item) => item.originalQuantity > 0 && isListed(item, context))
}
