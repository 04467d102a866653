import { type Cents, cents } from '../money/cents.ts'
import { type Refused, refuse } from '../verdict.ts'

/** Nobody hands over more at once; a larger number is a typing error. */
export const mostCash = cents(1_000_000)

/** The change for somebody who owes one amount and hands over another. */
export function takeCash(
  owed: Cents,
  given: number,
): { readonly allowed: true; readonly change: Cents } | Refused<'amount-not-allowed'> {
  const isMoney = Number.isInteger(given) && given > 0 && given <= mostCash
  return isMoney && given >= owed ? { allowed: true, change: cents(given - owed) } : refuse('amount-not-allowed')
}

/** The notes and rounds that guests lay on a table. */
const rounds = [500, 1_000, 2_000, 5_000, 10_000]

/** The sums that somebody who owes an amount probably hands over, smallest first, besides the exact sum. */
export function listLikelyCash(owed: Cents): Cents[] {
  const likely = rounds.map((round) => Math.ceil(owed / round) * round)
  return [...new Set(likely)]
    .filter((given) => given > owed && given <= mostCash)
    .map(cents)
    .sort((a, b) => a - b)
}
