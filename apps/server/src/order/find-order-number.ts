import type { OrderId, SiteId } from '@comanda/rules/ids'
import type { Reader } from '../database/database.ts'
import { findOrder } from './order.repository.ts'

/** The number of the order that an attempt paid; null while there is none. */
export async function findOrderNumber(
  db: Reader,
  { siteId, orderId }: { readonly siteId: SiteId; readonly orderId: OrderId | null },
): Promise<number | null> {
  return orderId === null ? null : ((await findOrder(db, siteId, orderId))?.number ?? null)
}
