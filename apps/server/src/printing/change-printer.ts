import type { changePrinter as row } from '@comanda/contract/calls/staff/printing'
import { refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { refuseStale } from '../team/refuse-stale.ts'
import { renameDevice } from '../team/rename-device.ts'
import { checkSettings } from './check-settings.ts'
import { createPrinterTeller } from './create-printer-teller.ts'
import { listRouted } from './list-routed.ts'
import { listRoutes, saveRoutes } from './print-route.repository.ts'
import { lockPrinter, updatePrinter } from './printer.repository.ts'
import { showPrinter } from './show-printer.ts'
import { tellPrinter } from './tell-boards.ts'
import { toSettings } from './to-shown-printer.ts'

/** What a printer was asked to print before stays with it; what is sent from now on follows the new routes. */
export const changePrinter: StaffWriter<typeof row> = async ({ printerId, version: seen, ...settings }, context) => {
  const { tx, siteId, now } = context
  const { name, model, fallbackId } = settings
  const printer = await lockPrinter(tx, context, printerId)
  if (printer === undefined) return refusal('device-not-found')
  const { storeId, settingsVersion: current } = printer
  const subject = `printer:${printerId}` as const
  if (current !== seen) return refuseStale(tx, { siteId, subject, seen, current })
  const refused = await checkSettings(tx, { siteId, storeId, printerId, ...settings })
  if (refused !== null) return refused
  const toTold = await createPrinterTeller(tx, printer)
  const before = toTold(toSettings(printer, await listRoutes(tx, siteId, storeId)))
  await updatePrinter(tx, printer, { model, fallbackId })
  await renameDevice(tx, printer, name)
  await saveRoutes(tx, printer, listRouted(settings))
  await tellPrinter(tx, printer)
  const changed = { ...printer, name, model, fallbackId, settingsVersion: current + 1 }
  const reply = await showPrinter(tx, changed, now)
  return { reply, subject, storeId, before, after: toTold(settings), version: reply.version }
}
