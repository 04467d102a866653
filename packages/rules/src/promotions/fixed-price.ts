import type { DealRule } from './deal-rule.ts'
import { takeUnits } from './unit-run.ts'

/** Wire type 2: the dearest units of full groups cost a fixed price each, but never more than before (PRICE-015). */
export const fixedPrice: DealRule<'fixed-price'> = ({ groups, bought, deal, cheapestFirst }) => {
  const used = takeUnits(cheapestFirst.toReversed(), groups * bought)
  const price = Math.max(0, deal.price)
  return {
    discounts: used.map(({ run, count }) => ({
      run,
      tenThousandths: Math.max(0, run.price - price) * count * 10_000,
    })),
    used,
  }
}
