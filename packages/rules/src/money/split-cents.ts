import { type Cents, cents } from './cents.ts'

/**
 * Divides an amount by weight without losing a cent: each share is the difference of two rounded running sums, so it is
 * within a cent of the exact share. Weights are whole, not negative and sum to `whole`; if all are zero the first takes
 * everything.
 */
export function shareOut(amount: Cents, whole: number): (weight: number) => Cents {
  let reached = 0
  let given = 0
  return (weight) => {
    reached += weight
    // The last share ends at the amount itself, because the product of two large sums would not be exact.
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
