import { type Cents, cents } from '../money/cents.ts'
import type { DealEffect, DealOf, DealRule } from './deal-rule.ts'
import { fixedPrice } from './fixed-price.ts'
import { freeUnits } from './free-units.ts'
import { percentOff } from './percent-off.ts'
import type { Promotion, PromotionDeal } from './promotion.ts'
import { compareRuns, isEligible, type UnitRun } from './unit-run.ts'

/** One row per kind of deal. */
const deals: { readonly [Kind in PromotionDeal['kind']]: DealRule<Kind> } = {
  'free-units': freeUnits,
  'fixed-price': fixedPrice,
  'percent-off': percentOff,
}

export interface LineDiscount {
  readonly promotion: Promotion
  readonly amount: Cents
}

/**
 * Promotions in the order of their ids, each on the units that none before it used (OPEN-050).
 * Gives, by line number, what each promotion takes off that line.
 */
export function applyPromotions(
  units: readonly UnitRun[],
  promotions: readonly Promotion[],
): ReadonlyMap<number, readonly LineDiscount[]> {
  // Most lines of most carts have no promotion: only the others are copied and put in order.
  const runs = units
    .filter((run) => promotions.some((promotion) => isEligible(run, promotion)))
    .map((run) => ({ ...run }))
    .sort(compareRuns)
  const shares = new Map<number, { readonly promotion: Promotion; readonly tenThousandths: number }[]>()
  for (const promotion of promotions.toSorted((left, right) => left.id - right.id)) {
    const cheapestFirst = runs.filter((run) => isEligible(run, promotion))
    const groups = countGroups(cheapestFirst, promotion.bought)
    const effect = applyDeal(promotion.deal, groups, promotion.bought, cheapestFirst)
    for (const { run, tenThousandths } of effect.discounts) {
      if (tenThousandths > 0) {
        const known = shares.get(run.line)
        if (known === undefined) shares.set(run.line, [{ promotion, tenThousandths }])
        else known.push({ promotion, tenThousandths })
      }
    }
    for (const { run, count } of effect.used) run.left -= count
  }
  return new Map(Array.from(shares, ([line, taken]) => [line, roundOnce(taken)]))
}

function applyDeal(deal: PromotionDeal, groups: number, bought: number, cheapestFirst: readonly UnitRun[]): DealEffect {
  // The table pairs every kind with its own rule, but the compiler cannot follow that through a lookup.
  const rule = deals[deal.kind] as DealRule<PromotionDeal['kind']>
  return rule({ groups, bought, deal: deal as DealOf<PromotionDeal['kind']>, cheapestFirst })
}

function countGroups(runs: readonly UnitRun[], bought: number): number {
  if (bought < 1) return 0
  return Math.floor(runs.reduce((sum, run) => sum + run.left, 0) / bought)
}

/** The line's price is rounded half up once; each promotion's amount is its step in the running sum. */
function roundOnce(
  taken: readonly { readonly promotion: Promotion; readonly tenThousandths: number }[],
): readonly LineDiscount[] {
  let exact = 0
  let given = 0
  return taken.map(({ promotion, tenThousandths }) => {
    exact += tenThousandths
    // Half a cent of a discount is rounded down, because the price paid is rounded up.
    const reached = Math.ceil(exact / 10_000 - 0.5)
    const amount = cents(reached - given)
    given = reached
    return { promotion, amount }
  })
}
