import type { Cents } from '../money/cents.ts'
import type { Refused } from '../verdict.ts'
import { addFractions, compareFractions, finestSum, whole } from './fraction.ts'
import { type Bill, type Claim, checkShare, type ShareRefusal } from './split-bill.ts'

export interface LateShare {
  readonly allowed: true
  /** The dishes it still pays for; none if somebody else pays one of them by now. */
  readonly claims: readonly Claim[]
}

/**
 * A bank's yes for a share that was given back meanwhile. It counts if so much is still to be paid, as an amount if its
 * dishes are taken; otherwise the money goes back.
 */
export function acceptLateShare(
  bill: Bill,
  amount: Cents,
  claims: readonly Claim[],
): LateShare | Refused<ShareRefusal> {
  const verdict = checkShare(bill, amount)
  if (!verdict.allowed) return verdict
  return { allowed: true, claims: claims.every((claim) => isFree(bill, claim)) ? claims : [] }
}

function isFree({ lines }: Bill, { lineId, part }: Claim): boolean {
  const line = lines.find((one) => one.lineId === lineId)
  if (line === undefined) return false
  const claimed = addFractions(line.claimed, part)
  return claimed.of <= finestSum && compareFractions(claimed, whole) <= 0
}
