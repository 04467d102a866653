import { type Cents, cents } from '../money/cents.ts'
import type { Instant } from '../time/calendar.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { Receipt } from './promotion.ts'

export type ReceiptRefusal = 'receipt-expired' | 'receipt-empty'

/** Expired receipts are refused (OPEN-053). */
export function checkReceipt(receipt: Receipt, now: Instant): Verdict<ReceiptRefusal> {
  if (hasReceiptExpired(receipt, now)) return refuse('receipt-expired')
  return receipt.pointsRemaining <= 0 ? refuse('receipt-empty') : allowed
}

export function hasReceiptExpired({ expiresAt }: Pick<Receipt, 'expiresAt'>, now: Instant): boolean {
  return now >= expiresAt
}

/** The one offered in the checkout: of those that still have points and time, the newest (OPEN-099). */
export function chooseReceipt<One extends Receipt & { readonly hasExpired: boolean }>(
  receipts: readonly One[],
): One | undefined {
  return receipts
    .filter(({ hasExpired, pointsRemaining }) => !hasExpired && pointsRemaining > 0)
    .toSorted((one, other) => other.createdAt - one.createdAt)[0]
}

/** A point is worth a cent; points that are not needed stay on the receipt (PRICE-031). */
export function receiptWorth(receipt: Receipt, payable: Cents): Cents {
  return cents(Math.min(receipt.pointsRemaining, payable))
}
