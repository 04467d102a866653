import type { DealRule } from './deal-rule.ts'
import { takeUnits } from './unit-run.ts'

/** Wire type 3: a share off the cheapest unit of every full group (PRICE-016). */
export const percentOff: DealRule<'percent-off'> = ({ groups, bought, deal, cheapestFirst }) => {
  const share = Math.min(10_000, Math.max(0, deal.share))
  return {
    discounts: takeUnits(cheapestFirst, groups).map(({ run, count }) => ({
      run,
      tenThousandths: run.price * count * share,
    })),
    used: takeUnits(cheapestFirst, groups * bought),
  }
}
