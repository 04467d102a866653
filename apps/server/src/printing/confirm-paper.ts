import type { PrintJobId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { changeJob, dropCopies, lockGivenJob } from './print-job.repository.ts'
import type { StoredPrinter } from './printer.repository.ts'
import { tellPaper } from './tell-boards.ts'

interface Confirmation {
  readonly jobId: PrintJobId
  readonly now: Instant
}

/** A printer says that a paper came out. Said late, the copy that another printer was to print is not needed. */
export async function confirmPaper(tx: Tx, printer: StoredPrinter, { jobId, now }: Confirmation): Promise<void> {
  const job = await lockGivenJob(tx, printer, jobId)
  if (job === undefined) return
  await changeJob(tx, job, { state: 'printed', endedAt: now })
  if (job.state === 'moved') await dropCopies(tx, job, now)
  await tellPaper(tx, job)
}
