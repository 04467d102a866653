import type { Configuration } from '../catalogue/configuration.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import type { Product } from '../catalogue/product.ts'
import { type Cents, cents, roundHalfUp } from '../money/cents.ts'
import { chargeOptions } from './charge-options.ts'
import type { LinePrice } from './line-price.ts'
import { PartsTally } from './parts-tally.ts'
import type { PriceContext } from './price-context.ts'
import { tallyUnits } from './price-units.ts'

/** q × (base or combination + charged options) + the supplements of every chosen unit (OPEN-116). */
export function priceLine(
  product: Product,
  configuration: Configuration,
  quantity: number,
  context: PriceContext,
): LinePrice {
  const combination = findCombination(product, configuration)
  const basePrice = combination?.price ?? product.price
  const tally = new PartsTally()
  if (combination === undefined) tally.add('base', product, { quantity, price: basePrice })
  else tally.add('combination', combination, { quantity, price: basePrice })
  let optionsPrice = 0
  for (const option of chargeOptions(product, configuration)) {
    optionsPrice += option.price
    tally.addOption(option, quantity)
  }
  tallyUnits(tally, { product, configuration, quantity }, context)
  const { parts, total } = tally.close()
  return { total, unitPrice: unitShare(total, quantity), basePrice, optionsPrice: cents(optionsPrice), parts }
}

function unitShare(total: Cents, quantity: number): Cents {
  return cents(roundHalfUp(total / quantity))
}
