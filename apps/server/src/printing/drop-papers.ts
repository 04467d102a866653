import type { SiteId, TicketId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { dropUngiven, isEmpty } from './print-job.repository.ts'

interface Tickets {
  readonly siteId: SiteId
  readonly ticketIds: readonly TicketId[]
}

/** Nobody cooks these tickets any more: what no printer has yet is not printed. */
export function dropPapers(tx: Tx, tickets: Tickets, now: Instant): Promise<void> {
  return dropUngiven(tx, tickets, now)
}

/** Some of their dishes were voided: a paper that would name none is not printed. */
export function dropEmptyPapers(tx: Tx, tickets: Tickets, now: Instant): Promise<void> {
  return dropUngiven(tx, { ...tickets, only: isEmpty }, now)
}
