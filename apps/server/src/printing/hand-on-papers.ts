import type { DeviceId } from '@comanda/rules/ids'
import { choosePrinter } from '@comanda/rules/printing/choose-printer'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { passPaper } from './pass-paper.ts'
import { lockJobsOf } from './print-job.repository.ts'
import { listPrinters, type StoredPrinter } from './printer.repository.ts'
import { tellPaper } from './tell-boards.ts'
import { toKnownPrinter } from './to-known-printer.ts'

interface HandingOn {
  /** The printer that takes over; null for the one that replaced it so far. */
  readonly to: DeviceId | null
  readonly now: Instant
}

/**
 * What a printer that is taken away has not printed goes to whoever takes over, or to a living one that prints for that.
 * Without one it stays listed, marked on the boards as not on paper, for a person to print elsewhere.
 */
export async function handOnPapers(tx: Tx, printer: StoredPrinter, { to, now }: HandingOn): Promise<void> {
  const printers = (await listPrinters(tx, printer.siteId, printer.storeId)).map(toKnownPrinter)
  const other = choosePrinter({ printers, first: to ?? printer.id, tried: [printer.id], now })
  for (const job of await lockJobsOf(tx, printer)) {
    await (other === undefined ? tellPaper(tx, job) : passPaper(tx, job, { printerId: other, now }))
  }
}
