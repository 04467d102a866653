import type { LineId } from '../ids.ts'
import { type Cents, cents, zero } from '../money/cents.ts'
import { splitCents } from '../money/split-cents.ts'
import { allowed, type Refused, refuse, type Verdict } from '../verdict.ts'
import { addFractions, compareFractions, type Fraction, finestSum, isFraction, none, whole } from './fraction.ts'

/** The debt of a table, line by line; the lines' amounts always sum to the total. */
export interface Bill {
  readonly total: Cents
  readonly paid: Cents
  readonly lines: readonly BillLine[]
}

export interface BillLine {
  readonly lineId: LineId
  readonly quantity: number
  readonly amount: Cents
  /** How much of the line is already paid or being paid. */
  readonly claimed: Fraction
}

/** A part of a line: two of its three units, or half of one. */
export interface Claim {
  readonly lineId: LineId
  readonly part: Fraction
}

/** How a diner wants to pay a part: an equal one, chosen dishes, or any amount (OPEN-067). */
export type ShareWish =
  | { readonly kind: 'diner'; readonly diners: number }
  | { readonly kind: 'product'; readonly claims: readonly Claim[] }
  | { readonly kind: 'custom'; readonly amount: Cents }

export interface Share {
  readonly allowed: true
  readonly amount: Cents
  readonly bill: Bill
}

export type ShareRefusal = 'already-paid' | 'share-not-positive' | 'overpayment'
export type ClaimRefusal = ShareRefusal | 'line-not-found' | 'share-too-fine'

/** Lines at their own totals, plus their share, in proportion, of what belongs to the whole bill (a coupon, a tip). */
export function openBill(
  total: Cents,
  lines: readonly { readonly id: LineId; readonly quantity: number; readonly total: Cents }[],
): Bill {
  const amounts = splitCents(
    total,
    lines.map((line) => line.total),
  )
  return {
    total,
    paid: zero,
    lines: lines.map(({ id, quantity }, index) => ({
      lineId: id,
      quantity,
      amount: amounts[index] ?? zero,
      claimed: none,
    })),
  }
}

export function remainingOf(bill: Bill): Cents {
  return cents(bill.total - bill.paid)
}

/** The remaining amount in equal shares; they differ by a cent at most and the last takes the exact rest (OPEN-067). */
export function splitByDiners(remaining: Cents, diners: number): Cents[] {
  if (!Number.isInteger(diners) || diners < 1) throw new RangeError(`not a number of diners: ${diners}`)
  let left: number = remaining
  return Array.from({ length: diners }, (_, index) => {
    const share = Math.floor(left / (diners - index))
    left -= share
    return cents(share)
  })
}

/** Any amount above nothing, up to what is left. */
export function checkShare(bill: Pick<Bill, 'total' | 'paid'>, amount: Cents): Verdict<ShareRefusal> {
  const remaining = bill.total - bill.paid
  if (remaining <= 0) return refuse('already-paid')
  if (amount <= 0) return refuse('share-not-positive')
  return amount > remaining ? refuse('overpayment') : allowed
}

export function payAmount(bill: Bill, amount: Cents): Share | Refused<ShareRefusal> {
  const verdict = checkShare(bill, amount)
  if (!verdict.allowed) return verdict
  return { allowed: true, amount, bill: { ...bill, paid: cents(bill.paid + amount) } }
}

/** The chosen parts of lines that nobody has claimed yet; the diner who claims the last part pays the exact rest. */
export function payLines(bill: Bill, claims: readonly Claim[]): Share | Refused<ClaimRefusal> {
  const lines = new Map(bill.lines.map((line) => [line.lineId, line]))
  let amount = 0
  for (const claim of claims) {
    const line = lines.get(claim.lineId)
    if (line === undefined) return refuse('line-not-found')
    if (!isFraction(claim.part)) return refuse('share-not-positive')
    const claimed = addFractions(line.claimed, claim.part)
    if (claimed.of > finestSum) return refuse('share-too-fine')
    if (compareFractions(claimed, whole) > 0) return refuse('already-paid')
    amount += amountUntil(line, claimed) - amountUntil(line, line.claimed)
    lines.set(claim.lineId, { ...line, claimed })
  }
  const claimedLines = bill.lines.map((line) => lines.get(line.lineId) ?? line)
  const isAllClaimed = claimedLines.every((line) => compareFractions(line.claimed, whole) === 0)
  return payAmount({ ...bill, lines: claimedLines }, isAllClaimed ? remainingOf(bill) : cents(amount))
}

/** How long a part of a bill stays reserved for a diner who has not begun to pay it. */
export const shareKeptSeconds = 600

/** Joins several claims on a line into one. */
export function joinClaims(claims: readonly Claim[]): Claim[] {
  const parts = new Map<LineId, Fraction>()
  for (const { lineId, part } of claims) parts.set(lineId, addFractions(parts.get(lineId) ?? none, part))
  return [...parts].map(([lineId, part]) => ({ lineId, part }))
}

/** The bill after what others have claimed and paid. */
export function withClaims(bill: Bill, taken: Cents, claims: readonly Claim[]): Bill {
  const claimed = new Map(joinClaims(claims).map(({ lineId, part }) => [lineId, part]))
  return {
    ...bill,
    paid: taken,
    lines: bill.lines.map((line) => ({ ...line, claimed: claimed.get(line.lineId) ?? line.claimed })),
  }
}

/** No table seats more. */
export const mostDiners = 100

/** The amount of a wish, and the bill after it. */
export function takeShare(bill: Bill, wish: ShareWish): Share | Refused<ClaimRefusal> {
  switch (wish.kind) {
    case 'product':
      return payLines(bill, wish.claims)
    case 'custom':
      return payAmount(bill, wish.amount)
    case 'diner': {
      const { diners } = wish
      if (!Number.isInteger(diners) || diners < 1 || diners > mostDiners) return refuse('share-not-positive')
      return payAmount(bill, splitByDiners(remainingOf(bill), diners)[0] ?? zero)
    }
  }
}

/** The running part is rounded, so that the parts of a line always sum to its total. */
function amountUntil(line: BillLine, part: Fraction): number {
  return Math.floor((line.amount * part.parts) / part.of)
}
