import type { showPrinting as row } from '@comanda/contract/calls/staff/printing'
import { isPrintOld } from '@comanda/rules/printing/printing-times'
import type { StaffReader } from '../call/staff-handler.ts'
import { isJobOpen } from './is-job-open.ts'
import { listPapers } from './print-job.repository.ts'
import { listRoutes, listStations } from './print-route.repository.ts'
import { listTrials } from './print-trial.repository.ts'
import { listPrinters } from './printer.repository.ts'
import { toShownPrinter } from './to-shown-printer.ts'

export const showPrinting: StaffReader<typeof row> = async ({ storeId }, context) => {
  const { database, siteId, now } = context
  const printers = await listPrinters(database, siteId, storeId)
  const routes = await listRoutes(database, siteId, storeId)
  const trials = await listTrials(database, siteId, storeId)
  const papers = await listPapers(database, siteId, storeId)
  return {
    printers: printers.map((printer) => toShownPrinter(printer, { routes, trials, now })),
    stations: await listStations(database, siteId, storeId),
    papers: papers.map(({ job, number, place, station }) => ({
      paperId: job.id,
      number,
      place,
      station,
      state: job.state,
      wantedAt: job.wantedAt,
      printer: printers.find(({ id }) => id === job.printerId)?.name ?? '',
      isCopy: job.isCopy || job.givenTimes > 0,
      isOld: isJobOpen(job) && isPrintOld(job.wantedAt, now),
    })),
  }
}
