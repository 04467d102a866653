import type { ChoiceContext } from '../catalogue/choice-context.ts'
import type { Configuration } from '../catalogue/configuration.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import { isListed, listSections } from '../catalogue/list-sections.ts'
import type { Product, Section } from '../catalogue/product.ts'
import { comesWithIngredients } from '../catalogue/start-configuration.ts'
import type { ChosenDish } from '../pricing/describe-chosen.ts'
import type { LocalText } from '../text/local-text.ts'

/** Each removal as «sin ...» (DAY-068); with a number where only some of several dishes go without. */
export function listLeftOut(
  { product, configuration, units }: ChosenDish,
  context: ChoiceContext,
  say: (ingredient: LocalText) => string,
): string[] {
  return listSections(product, findCombination(product, configuration))
    .filter((section) => comesWithIngredients(section, context))
    .flatMap((section) =>
      listPresets(section, context).flatMap((preset) => {
        const missing = units - countChosen(section, configuration, preset)
        if (missing <= 0) return []
        return missing === units ? say(preset.name) : `${missing} × ${say(preset.name)}`
      }),
    )
}

/** One of each: where ingredients are taken away, one product has several entries that exclude each other. */
function listPresets(section: Section, context: ChoiceContext): Product[] {
  const preset = section.items.filter((item) => item.originalQuantity > 0 && isListed(item, context))
  return [...new Map(preset.map(({ product }) => [product.id, product])).values()]
}

function countChosen({ id, items }: Section, { units }: Configuration, { id: productId }: Product): number {
  const itemIds = items.filter(({ product }) => product.id === productId).map((item) => item.id)
  return units.filter((unit) => unit.sectionId === id && itemIds.includes(unit.itemId)).length
}
