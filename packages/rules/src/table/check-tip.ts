import { type Cents, cents } from '../money/cents.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'

/** More than this is a slip of the finger. */
export const mostTip = cents(20_000)

/** A tip is the diner's own wish: nothing, or any amount that is no slip. */
export function checkTip(tip: Cents): Verdict<'tip-out-of-range'> {
  return tip >= 0 && tip <= mostTip ? allowed : refuse('tip-out-of-range')
}
