import type { DealRule } from './deal-rule.ts'
import { takeUnits } from './unit-run.ts'

/** Wire type 1: for every `bought`, so many of the cheapest are free (PRICE-014). */
export const freeUnits: DealRule<'free-units'> = ({ groups, bought, deal, cheapestFirst }) => {
  const free = groups * Math.max(0, deal.free)
  return {
    discounts: takeUnits(cheapestFirst, free).map(({ run, count }) => ({
      run,
      tenThousandths: run.price * count * 10_000,
    })),
    // A deal that gives away more than was bought must not leave a freed unit to the next promotion.
    used: takeUnits(cheapestFirst, Math.max(groups * bought, free)),
  }
}
