import type { SiteId, StoreId, TicketId } from '@comanda/rules/ids'
import { getUnconfirmedSince, isPrinterSilent } from '@comanda/rules/printing/printing-times'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Reader } from '../database/database.ts'
import { listOpenPapers } from './open-papers.repository.ts'
import { listPrinters } from './printer.repository.ts'

export interface PaperState {
  /** By name. */
  readonly silentPrinters: string[]
  readonly offPaper: ReadonlySet<TicketId>
}

/** The news of a store's boards about its printers, and the tickets of which no paper can be counted on (DAY-107). */
export async function readPaperState(
  db: Reader,
  { siteId, storeId, now }: { readonly siteId: SiteId; readonly storeId: StoreId; readonly now: Instant },
): Promise<PaperState> {
  const [printers, papers] = await Promise.all([
    listPrinters(db, siteId, storeId),
    listOpenPapers(db, { siteId, storeId, unconfirmedSince: getUnconfirmedSince(now) }),
  ])
  // Without printers nobody counts on paper.
  if (printers.length === 0) return { silentPrinters: [], offPaper: new Set() }
  const silent = printers.filter(({ seenAt }) => isPrinterSilent(seenAt, now))
  const speaking = new Set(printers.filter((printer) => !silent.includes(printer)).map(({ id }) => id))
  return {
    silentPrinters: silent.map(({ name }) => name),
    // A printer that is gone is silent for ever.
    offPaper: new Set(
      papers.flatMap(({ printerId, all, unconfirmed }) => (speaking.has(printerId) ? unconfirmed : all)),
    ),
  }
}
