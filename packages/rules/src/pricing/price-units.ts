import type { Configuration } from '../catalogue/configuration.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import { listSections } from '../catalogue/list-sections.ts'
import type { Product, Section, SectionItem } from '../catalogue/product.ts'
import { chargeOptions } from './charge-options.ts'
import type { PartsTally } from './parts-tally.ts'
import type { PriceContext } from './price-line.ts'

/** Supplements of the chosen units, and what was chosen on each of them at the second level (OPEN-116). */
export function tallyUnits(
  tally: PartsTally,
  product: Product,
  configuration: Configuration,
  quantity: number,
  context: PriceContext,
): void {
  if (configuration.units.length === 0) return
  for (const section of listSections(product, findCombination(product, configuration))) {
    for (const item of section.items) tallyItem(tally, section, item, configuration, quantity, context)
  }
}

function tallyItem(
  tally: PartsTally,
  section: Section,
  item: SectionItem,
  configuration: Configuration,
  quantity: number,
  context: PriceContext,
): void {
  let count = 0
  for (const unit of configuration.units) {
    if (unit.itemId !== item.id || unit.sectionId !== section.id) continue
    count += 1
    for (const option of chargeOptions(item.product, unit.configuration)) tally.addOption(option, 1)
    tallyUnits(tally, item.product, unit.configuration, 1, context)
  }
  if (count === 0) return
  const extra = countExtra(item, count, quantity, context)
  if (extra < count && item.price !== 0) {
    tally.add('supplement', item.id, item.product.name, count - extra, item.price)
  }
  if (extra > 0 && item.extraPrice !== 0) tally.add('extra', item.id, item.product.name, extra, item.extraPrice)
}

/** Units beyond those included for every dish; nothing included, or ingredients hidden, means no extra (PRICE-004). */
function countExtra(item: SectionItem, count: number, quantity: number, context: PriceContext): number {
  if (item.includedQuantity <= 0 || context.hidesIngredients) return 0
  return Math.max(0, count - quantity * item.includedQuantity)
}
