import type { AttemptId } from '../ids.ts'
import { type Cents, cents } from '../money/cents.ts'

/** A payment of which something may go back. */
export interface RefundRoom {
  readonly id: AttemptId
  /** The sum that it brought in, less all that was ever asked to go back of it. */
  readonly room: Cents
}

/**
 * Which payment gives back how much: first what belongs to its payer, then the payments as they are listed. Never more
 * than a payment brought in.
 */
export function shareRefund(
  amount: Cents,
  payments: readonly RefundRoom[],
  first: ReadonlyMap<AttemptId, Cents> = new Map(),
): Map<AttemptId, Cents> {
  const parts = new Map<AttemptId, Cents>()
  let left: number = amount
  const give = ({ id, room }: RefundRoom, most: number) => {
    const before = parts.get(id) ?? 0
    const some = Math.min(left, most, room - before)
    if (some <= 0) return
    parts.set(id, cents(before + some))
    left -= some
  }
  for (const payment of payments) give(payment, first.get(payment.id) ?? 0)
  for (const payment of payments) give(payment, left)
  return parts
}
