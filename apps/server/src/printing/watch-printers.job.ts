import { choosePrinter } from '@comanda/rules/printing/choose-printer'
import { isPrinterSilent, isUnconfirmed } from '@comanda/rules/printing/printing-times'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Database, Tx } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { correctBoards, isToldWrong } from './hear-printer.ts'
import { isOffPaper } from './is-off-paper.ts'
import { passPaper } from './pass-paper.ts'
import { changeJob, listSiblings, lockOpenJobs, type StoredJob } from './print-job.repository.ts'
import { listRoutes } from './print-route.repository.ts'
import { listAllPrinters, type StoredPrinter } from './printer.repository.ts'
import { tellPaper } from './tell-boards.ts'
import { toKnownPrinter } from './to-known-printer.ts'

/** How often somebody looks: a printer is named within seconds of falling silent. */
export const watchEveryMs = 5_000

/** Names the printers that fell silent and hands their papers to those that print for them (DAY-107). */
export async function watchPrinters(database: Database, now: Instant): Promise<void> {
  const printers = await listAllPrinters(database)
  if (printers.length === 0) return
  const toldWrong = printers.filter((printer) => isToldWrong(printer, now))
  for (const printer of toldWrong) await transact(database, (tx) => correctBoards(tx, printer))
  await transact(database, async (tx) => {
    for (const job of await lockOpenJobs(tx, now)) await handOn(tx, { job, printers, now })
  })
}

interface Handing {
  readonly job: StoredJob
  readonly printers: readonly StoredPrinter[]
  readonly now: Instant
}

async function handOn(tx: Tx, handing: Handing): Promise<void> {
  const { job, printers, now } = handing
  const isSilent = isPrinterSilent(printers.find(({ id }) => id === job.printerId)?.seenAt ?? null, now)
  const isUngiven = job.givenTimes === 0
  if ((isUngiven && isSilent) || isUnconfirmed(job.offeredAt, now)) {
    const other = await findOther(tx, handing)
    if (other !== undefined) return passPaper(tx, job, { printerId: other, now })
  }
  const isOff = isOffPaper(job, printers, now)
  if (isOff === job.toldMissing) return
  await changeJob(tx, job, { toldMissing: isOff })
  await tellPaper(tx, job)
}

/** Another living printer of the route that has not failed with these dishes yet. */
async function findOther(tx: Tx, { job, printers, now }: Handing) {
  const { siteId, storeId, routeId } = job
  const route = (await listRoutes(tx, siteId, storeId)).find((one) => one.routeId === routeId)
  const failed = (await listSiblings(tx, job)).filter(({ givenTimes, state }) => givenTimes > 0 && state !== 'printed')
  return choosePrinter({
    printers: printers.filter((one) => one.siteId === siteId && one.storeId === storeId).map(toKnownPrinter),
    // A route that was taken away has left its papers where they were.
    first: route?.printerId ?? job.printerId,
    tried: [job.printerId, ...failed.map(({ printerId }) => printerId)],
    now,
  })
}
