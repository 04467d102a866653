import type { Configuration } from '../catalogue/configuration.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import { listSections } from '../catalogue/list-sections.ts'
import type { Product, Section, SectionItem } from '../catalogue/product.ts'
import { chargeOptions } from './charge-options.ts'
import type { PartsTally } from './parts-tally.ts'
import type { PriceContext } from './price-context.ts'

interface DishToTally {
  readonly product: Product
  readonly configuration: Configuration
  readonly quantity: number
}

/** Supplements of the chosen units, and what was chosen on each of them at the second level (OPEN-116). */
export function tallyUnits(tally: PartsTally, dish: DishToTally, context: PriceContext): void {
  if (dish.configuration.units.length === 0) return
  for (const section of listSections(dish.product, findCombination(dish.product, dish.configuration))) {
    for (const item of section.items) {
      const count = tallySecondLevel(tally, dish.configuration, { section, item }, context)
      const extra = countExtra(item, count, dish.quantity, context)
      if (count > extra) tally.add('supplement', item.product, { quantity: count - extra, price: item.price })
      if (extra > 0) tally.add('extra', item.product, { quantity: extra, price: item.extraPrice })
    }
  }
}

/** Every unit counts as one dish; returns how many there are. */
function tallySecondLevel(
  tally: PartsTally,
  configuration: Configuration,
  { section, item }: { readonly section: Section; readonly item: SectionItem },
  context: PriceContext,
): number {
  let count = 0
  for (const unit of configuration.units) {
    if (unit.itemId !== item.id || unit.sectionId !== section.id) continue
    count += 1
    for (const option of chargeOptions(item.product, unit.configuration)) tally.addOption(option, 1)
    tallyUnits(tally, { product: item.product, configuration: unit.configuration, quantity: 1 }, context)
  }
  return count
}

/** Units beyond those included per dish; none when nothing is included or ingredients are hidden (PRICE-004). */
function countExtra(item: SectionItem, count: number, quantity: number, context: PriceContext): number {
  if (item.includedQuantity <= 0 || context.hidesIngredients) return 0
  return Math.max(0, count - quantity * item.includedQuantity)
}
