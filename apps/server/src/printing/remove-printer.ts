import type { removePrinter as row } from '@comanda/contract/calls/staff/printing'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { endDevice } from '../team/end-device.ts'
import { createPrinterTeller } from './create-printer-teller.ts'
import { handOnPapers } from './hand-on-papers.ts'
import { listRoutes, saveRoutes } from './print-route.repository.ts'
import { forgetFallback, lockPrinter } from './printer.repository.ts'
import { tellPrinter } from './tell-boards.ts'
import { toSettings } from './to-shown-printer.ts'

/** Its papers stay: what came out of it can still be printed again, elsewhere. */
export const removePrinter: StaffWriter<typeof row> = async ({ printerId }, context) => {
  const { tx, siteId, now } = context
  const printer = await lockPrinter(tx, context, printerId)
  if (printer === undefined) return refusal('device-not-found')
  const { storeId } = printer
  const toTold = await createPrinterTeller(tx, printer)
  const before = toTold(toSettings(printer, await listRoutes(tx, siteId, storeId)))
  await handOnPapers(tx, printer, now)
  const ended = await endDevice(context, printerId)
  if (isRefusal(ended)) return ended
  await saveRoutes(tx, printer, [])
  await forgetFallback(tx, printer)
  await tellPrinter(tx, printer)
  return { reply: {}, subject: `printer:${printerId}`, storeId, before, after: null }
}
