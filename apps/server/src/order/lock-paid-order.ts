import type { Tx } from '../database/database.ts'
import type { PayingAttempt } from '../subject/paid-subject.ts'
import type { StoredOrder } from './order.repository.ts'
import { lockOrder } from './order-changes.repository.ts'

/** The order that a payment made, or is for. It is locked after its cart and before the attempt: always in this order. */
export async function lockPaidOrder(
  tx: Tx,
  { siteId, orderId }: Pick<PayingAttempt, 'siteId' | 'orderId'>,
): Promise<StoredOrder | undefined> {
  return orderId === null ? undefined : lockOrder(tx, { siteId, stores: 'all' }, orderId)
}
