import { type Cents, cents } from './cents.ts'

/**
 * Shares an amount out by weight without losing a cent: each share is the difference of two rounded running sums,
 * so it lies within a cent of its due. Weights are whole and not negative; with no weight at all the first takes all.
 */
export function splitCents(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map((_, index) => cents(index === 0 ? amount : 0))
  let reached = 0
  let given = 0
  return weights.map((weight) => {
    reached += weight
    const due = Math.round((amount * reached) / whole)
    const share = cents(due - given)
    given = due
    return share
  })
}
