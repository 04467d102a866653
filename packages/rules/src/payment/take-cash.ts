import { type Cents, cents } from '../money/cents.ts'
import { type Refused, refuse } from '../verdict.ts'

/** Nobody hands over more at once; a larger number is a typing error. */
export const mostCash = cents(1_000_000)

/** What goes back to somebody who owes one amount and hands over another. */
export function takeCash(
  owed: Cents,
  given: number,
): { readonly allowed: true; readonly change: Cents } | Refused<'amount-not-allowed'> {
  const isMoney = Number.isInteger(given) && given > 0 && given <= mostCash
  return isMoney && given >= owed ? { allowed: true, change: cents(given - owed) } : refuse('amount-not-allowed')
}
