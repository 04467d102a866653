import type { SiteId, TicketId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { dropUngiven } from './print-job.repository.ts'

/** Nobody cooks these tickets any more: what no printer has yet is not printed. */
export function dropPapers(
  tx: Tx,
  tickets: { readonly siteId: SiteId; readonly ticketIds: readonly TicketId[] },
  now: Instant,
): Promise<void> {
  return dropUngiven(tx, tickets, now)
}
