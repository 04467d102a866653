import type { BookingRefunds } from '@comanda/contract/entities/kept-booking'
import { type Cents, cents } from '@comanda/rules/money/cents'
import type { StoredRefund } from './ledger.repository.ts'

/** How much goes back of what was paid, and how far that has come. */
export function sumRefunds(refunds: readonly StoredRefund[]): BookingRefunds {
  const sum = (isCounted: (refund: StoredRefund) => boolean): Cents =>
    cents(refunds.filter(isCounted).reduce((total, { amount }) => total + amount, 0))
  return {
    asked: sum(({ state }) => state !== 'done' && state !== 'failed'),
    done: sum(({ state }) => state === 'done'),
    failed: sum(({ state }) => state === 'failed'),
  }
}
