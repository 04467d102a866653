import type { printPaper as row } from '@comanda/contract/calls/staff/printing'
import { refusal } from '@comanda/contract/refusals'
import { choosePrinter } from '@comanda/rules/printing/choose-printer'
import type { Instant } from '@comanda/rules/time/calendar'
import type { StaffWriter } from '../call/staff-handler.ts'
import type { Tx } from '../database/database.ts'
import { isJobOpen } from './is-job-open.ts'
import { changeJob, lockJob, type StoredJob, saveCopy } from './print-job.repository.ts'
import { getRouteStation, listRoutes } from './print-route.repository.ts'
import { listPrinters } from './printer.repository.ts'
import { tellPaper } from './tell-boards.ts'
import { toKnownPrinter } from './to-known-printer.ts'

/** A person wants a paper: one that still waits becomes young again, of one that is over a copy is printed. */
export const printPaper: StaffWriter<typeof row> = async ({ paperId }, context) => {
  const { tx, now } = context
  const job = await lockJob(tx, context, paperId)
  if (job === undefined) return refusal('paper-not-found')
  const printerId = await findLiving(tx, job, now)
  const wanted = { wantedAt: now, offeredAt: now, printerId }
  if (isJobOpen(job)) await changeJob(tx, job, { ...wanted, toldMissing: false })
  else await saveCopy(tx, { ...job, ...wanted }, wanted)
  await tellPaper(tx, job)
  return {
    reply: {},
    subject: `paper:${paperId}`,
    storeId: job.storeId,
    before: { state: job.state },
    after: { state: 'waiting' },
  }
}

/**
 * Whoever of the route lives now; where the route is gone, whoever prints for its place. Without a living one the paper
 * waits where it was.
 */
async function findLiving(tx: Tx, { siteId, storeId, routeId, printerId }: StoredJob, now: Instant) {
  const printers = (await listPrinters(tx, siteId, storeId)).map(toKnownPrinter)
  const routes = await listRoutes(tx, siteId, storeId)
  const stationId = await getRouteStation(tx, siteId, routeId)
  const ofPlace = routes.filter((one) => one.stationId === stationId)
  const route = ofPlace.find((one) => one.routeId === routeId) ?? ofPlace[0]
  return choosePrinter({ printers, first: route?.printerId ?? printerId, tried: [], now }) ?? printerId
}
