import type { OptionChoice } from '../catalogue/configuration.ts'
import type { Product } from '../catalogue/product.ts'
import { listValueLines, type ValueQuantity } from '../catalogue/value-quantities.ts'
import { type Cents, sumCents } from '../money/cents.ts'
import type { PriceContext } from './price-context.ts'
import { priceLine } from './price-line.ts'

/** The running total of a list of quantities: (combination price + extras) × quantity, summed (PRICE-007). */
export function priceValueQuantities(
  product: Product,
  quantities: readonly ValueQuantity[],
  options: readonly OptionChoice[],
  context: PriceContext,
): Cents {
  const lines = listValueLines(product, quantities, options)
  return sumCents(lines.map((line) => priceLine(product, line.configuration, line.quantity, context).total))
}
