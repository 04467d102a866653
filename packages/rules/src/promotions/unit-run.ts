import type { CombinationId, ProductId } from '../ids.ts'
import type { Cents } from '../money/cents.ts'
import type { Promotion } from './promotion.ts'

/** Units of one line that no promotion has used yet. */
export interface UnitRun {
  readonly line: number
  readonly productId: ProductId
  readonly combinationId: CombinationId | null
  /** The price of one dish without extras, the only price that a promotion changes (OPEN-050). */
  readonly price: Cents
  /** The total of the line with extras; it distinguishes lines of the same dish. */
  readonly lineTotal: Cents
  left: number
}

/** How many units of which run, in the order they were taken. */
export interface TakenUnits {
  readonly run: UnitRun
  readonly count: number
}

/**
 * Cheapest first; equal prices by product, lines of one dish by their total per unit, then by their quantity. Lines
 * that are still equal cost the same in either order, so the order of adding never changes a total.
 */
export function compareRuns(left: UnitRun, right: UnitRun): number {
  return (
    left.price - right.price ||
    left.productId - right.productId ||
    (left.combinationId ?? 0) - (right.combinationId ?? 0) ||
    left.lineTotal * right.left - right.lineTotal * left.left ||
    right.left - left.left
  )
}

/** Matched by product or by combination (PRICE-013). */
export function isEligible(run: UnitRun, promotion: Promotion): boolean {
  return (
    promotion.productIds.includes(run.productId) ||
    (run.combinationId !== null && promotion.combinationIds.includes(run.combinationId))
  )
}

export function takeUnits(runs: Iterable<UnitRun>, wanted: number): TakenUnits[] {
  const taken: TakenUnits[] = []
  let open = wanted
  for (const run of runs) {
    const count = Math.min(run.left, open)
    taken.push({ run, count })
    open -= count
  }
  return taken
}
