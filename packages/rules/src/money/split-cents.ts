import { type Cents, cents } from './cents.ts'

/**
 * Shares an amount out by weight without losing a cent: each share is the difference of two rounded running sums,
 * so it lies within a cent of its due. Weights are whole, not negative and sum to `whole`; with no weight at all
 * the first takes everything.
 */
export function shareOut(amount: Cents, whole: number): (weight: number) => Cents {
  let reached = 0
  let given = 0
  return (weight) => {
    reached += weight
    // The end is taken as it is: a product of two large sums would no longer be exact.
    const due = reached === whole ? amount : Math.round((amount * reached) / whole)
    const share = cents(due - given)
    given = due
    return share
  }
}

export function splitCents(amount: Cents, weights: readonly number[]): Cents[] {
  const share = shareOut(
    amount,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  return weights.map((weight) => share(weight))
}
