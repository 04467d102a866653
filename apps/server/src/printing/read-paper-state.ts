import type { SiteId, StoreId, TicketId } from '@comanda/rules/ids'
import { isPrinterSilent } from '@comanda/rules/printing/printing-times'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Reader } from '../database/database.ts'
import { isOffPaper } from './is-off-paper.ts'
import { listOpenJobs } from './print-job.repository.ts'
import { listPrinters } from './printer.repository.ts'

export interface PaperState {
  /** By name. */
  readonly silentPrinters: string[]
  readonly offPaper: ReadonlySet<TicketId>
}

/** What the boards of a store say about its printers, and of which tickets no paper can be counted on (DAY-107). */
export async function readPaperState(
  db: Reader,
  { siteId, storeId, now }: { readonly siteId: SiteId; readonly storeId: StoreId; readonly now: Instant },
): Promise<PaperState> {
  const printers = await listPrinters(db, siteId, storeId)
  if (printers.length === 0) return { silentPrinters: [], offPaper: new Set() }
  const jobs = await listOpenJobs(db, siteId, storeId)
  return {
    silentPrinters: printers.filter(({ seenAt }) => isPrinterSilent(seenAt, now)).map(({ name }) => name),
    offPaper: new Set(jobs.filter((job) => isOffPaper(job, printers, now)).map(({ ticketId }) => ticketId)),
  }
}
