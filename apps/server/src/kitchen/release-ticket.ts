import type { OrderId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { releaseItems } from './ticket.repository.ts'

/** Somebody accepted the order: its dishes wait no longer (DAY-095). */
export function releaseTicket(
  tx: Tx,
  order: { readonly siteId: SiteId; readonly orderId: OrderId },
  now: Instant,
): Promise<void> {
  return releaseItems(tx, order, now)
}
