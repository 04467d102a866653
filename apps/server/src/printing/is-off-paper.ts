import { isPrinterSilent, isUnconfirmed } from '@comanda/rules/printing/printing-times'
import type { Instant } from '@comanda/rules/time/calendar'
import type { StoredJob } from './print-job.repository.ts'
import type { StoredPrinter } from './printer.repository.ts'

/** Nobody can count on this paper: its printer is silent or gone, or has not said for too long that it is printed. */
export function isOffPaper(
  { printerId, offeredAt }: StoredJob,
  printers: readonly StoredPrinter[],
  now: Instant,
): boolean {
  const printer = printers.find(({ id }) => id === printerId)
  return isPrinterSilent(printer?.seenAt ?? null, now) || isUnconfirmed(offeredAt, now)
}
