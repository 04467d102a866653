import type { previewRetirement as row } from '@comanda/contract/calls/staff/printing'
import { refusal } from '@comanda/contract/refusals'
import type { StationId } from '@comanda/rules/ids'
import { planRetirement } from '@comanda/rules/printing/plan-retirement'
import type { StaffReader } from '../call/staff-handler.ts'
import { countOpenJobs } from './print-job.repository.ts'
import { listRoutes } from './print-route.repository.ts'
import { findPrinter, listPrinters } from './printer.repository.ts'

export const previewRetirement: StaffReader<typeof row> = async ({ printerId }, context) => {
  const { database, siteId } = context
  const printer = await findPrinter(database, context, printerId)
  if (printer === undefined) return refusal('device-not-found')
  const { storeId } = printer
  const routes = await listRoutes(database, siteId, storeId)
  const printers = await listPrinters(database, siteId, storeId)
  const { prints, onlyHere, replaces, fallbackId } = planRetirement(printerId, { printers, routes })
  const toPlace = (stationId: StationId | null) => ({
    stationId,
    name: routes.find((route) => route.stationId === stationId)?.station ?? null,
  })
  return {
    prints: prints.map(toPlace),
    onlyHere: onlyHere.map(toPlace),
    replaces: printers.filter(({ id }) => replaces.includes(id)).map(({ name }) => name),
    waiting: await countOpenJobs(database, printer),
    fallbackId,
    others: printers.filter(({ id }) => id !== printerId).map(({ id, name }) => ({ printerId: id, name })),
  }
}
