import type { Product } from '../catalogue/product.ts'
import { modeRules } from '../modes/mode-rules.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { BasisPoints } from '../money/cents.ts'

/** Alcohol and sugared drinks are taxed higher when taken away. */
export function vatRate(product: Product, mode: OrderingMode): BasisPoints {
  return product.vat[modeRules[mode].vatSide]
}
