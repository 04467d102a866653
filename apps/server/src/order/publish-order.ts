import type { Tx } from '../database/database.ts'
import { publish } from '../live/publish.ts'
import { publishStaff } from '../live/publish-staff.ts'
import type { StoredOrder } from './order.repository.ts'

/** Tells the diner's page and the boards that an order has changed; it had this version before. */
export async function publishOrder(
  tx: Tx,
  order: StoredOrder,
  kind: 'order-moved' | 'order-delayed' | 'order-paid' | 'order-dispatched',
): Promise<void> {
  const { siteId, id, storeId, cartId, cartVersion, version } = order
  await publish(tx, siteId, 'status', { kind: 'status-changed', cart: cartId, version: cartVersion })
  await publishStaff(tx, siteId, { topic: 'orders', message: { kind, store: storeId, id, version: version + 1 } })
}
