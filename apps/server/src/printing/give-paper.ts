import type { PrintJobId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { readPaperFacts } from './paper.repository.ts'
import { changeJob, lockJobToGive } from './print-job.repository.ts'
import type { StoredPrinter } from './printer.repository.ts'
import { writePaper } from './write-paper.ts'

interface Asking {
  readonly jobId: PrintJobId
  readonly now: Instant
}

/**
 * The bytes of a paper for the printer that is to print it; undefined for anybody else's. A printer that asks for the
 * same paper again may have printed it before its answer was lost, so only the first giving is without a mark.
 */
export async function givePaper(tx: Tx, printer: StoredPrinter, asking: Asking): Promise<Uint8Array | undefined> {
  const job = await lockJobToGive(tx, printer, asking)
  if (job === undefined) return undefined
  const { now } = asking
  const isFirst = job.givenTimes === 0
  const bytes = writePaper(await readPaperFacts(tx, job), printer.model, job.isCopy || !isFirst ? now : null)
  await changeJob(tx, job, {
    state: 'given',
    givenTimes: job.givenTimes + 1,
    // Its half minute begins when the printer has it.
    ...(isFirst && { offeredAt: now }),
  })
  return bytes
}
